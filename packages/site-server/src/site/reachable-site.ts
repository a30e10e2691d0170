import { formatStockPath } from '@forecourt/feature-search/model'
import type { Site } from '@forecourt/tenant-config/model'

/** True when an address of a tenant file leads somewhere. */
export type IsReachable = (site: Site, href: string) => boolean

type Reaches = (href: string) => boolean

/** Entries whose address has a page. */
const reachable = <T extends { href: string }>(links: readonly T[], reaches: Reaches): T[] =>
  links.filter(({ href }) => reaches(href))

/** The address, or null where it has no page. */
const orNone = (href: string | null, reaches: Reaches) =>
  href !== null && reaches(href) ? href : null

function menusOf({ header, footer }: Site, reaches: Reaches) {
  const menus = footer.menus.map((menu) => ({ ...menu, links: reachable(menu.links, reaches) }))
  return {
    header: { ...header, menu: header.menu && reachable(header.menu, reaches) },
    footer: { ...footer, menus: menus.filter(({ links }) => links.length > 0) },
  }
}

function contentOf({ content, search, blog, offers, popup }: Site, reaches: Reaches) {
  const { home } = content
  const featured = home.featured.map(({ more, ...list }) => ({
    ...list,
    more: more && reaches(more.href) ? more : null,
  }))
  const promoTiles = search.promoTiles.map((tile) => ({
    ...tile,
    href: orNone(tile.href, reaches),
  }))
  const slides = home.slides.map((slide) => ({ ...slide, url: orNone(slide.url, reaches) }))
  return {
    content: { ...content, home: { ...home, featured, slides } },
    search: { ...search, promoTiles },
    offers: offers.map((offer) => ({ ...offer, href: orNone(offer.href, reaches) })),
    popup: popup && { ...popup, href: orNone(popup.href, reaches) },
    blog: { ...blog, posts: blog.posts.filter(({ href }) => href === null || reaches(href)) },
  }
}

function vehiclePageOf({ vehiclePage }: Site, reaches: Reaches): Site['vehiclePage'] {
  const { banner, reports } = vehiclePage
  return {
    ...vehiclePage,
    banner: {
      latestOffers: orNone(banner.latestOffers, reaches),
      bookService: orNone(banner.bookService, reaches),
      sellYourCar: orNone(banner.sellYourCar, reaches),
    },
    reports: {
      carAnalysis: orNone(reports.carAnalysis, reaches),
      ppsr: orNone(reports.ppsr, reaches),
    },
  }
}

function withoutDeadLinks(site: Site, reaches: Reaches): Site {
  const { clearFiltersPath } = site.routing
  return {
    ...site,
    ...menusOf(site, reaches),
    ...contentOf(site, reaches),
    vehiclePage: vehiclePageOf(site, reaches),
    routing: {
      ...site.routing,
      clearFiltersPath: orNone(clearFiltersPath, reaches) ?? formatStockPath(site),
    },
  }
}

/**
 * Takes the configured links off a site that lead to none of its pages; clearing filters then leads to
 * all stock.
 * @returns a function that gives the same object for every call with one site
 * Source: `D-124`
 */
export function createReachableSite(isReachable: IsReachable): (site: Site) => Site {
  const sites = new WeakMap<Site, Site>()
  return (site) => {
    const made = sites.get(site) ?? withoutDeadLinks(site, (href) => isReachable(site, href))
    sites.set(site, made)
    return made
  }
}
