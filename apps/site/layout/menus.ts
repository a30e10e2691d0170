import { isUsedOnly, PRICE_RANGE_PATH, stockPath } from '@forecourt/feature-search/model'
import type { MenuLink, Site } from '@forecourt/tenant-config/model'

/** A menu entry, with the entries below it when it opens a list. */
export interface MenuEntry {
  label: string
  href: string
  children?: readonly MenuLink[]
}

const nouns: Record<Site['kind'], string> = {
  car: 'Cars',
  truck: 'Trucks',
  motorcycle: 'Motorcycles',
  caravan: 'Caravans',
  vehicle: 'Vehicles',
}

/** "Cars", "Trucks" …: what the site sells, for labels. */
export const stockNoun = (site: Pick<Site, 'kind'>) => nouns[site.kind]

/** Entries of "Our Stock": New, Used and Demo, or Used alone on a used-only site (SITE-058, SITE-059, D-20). */
export function stockLinks(site: Site): MenuLink[] {
  if (isUsedOnly(site)) return [{ label: 'Used', href: stockPath(site) }]
  return [
    { label: 'New', href: stockPath(site, { stockType: 'new-cars' }) },
    { label: 'Used', href: stockPath(site, { stockType: 'used-cars' }) },
    { label: 'Demo', href: stockPath(site, { stockType: 'demo-cars' }) },
  ]
}

/** The way in by price, beside those by stock type. */
const byPrice: MenuLink = { label: 'Search by price', href: PRICE_RANGE_PATH }

/** Menu of the header: the dealer's own, else the platform's. */
export function headerMenu(site: Site): readonly MenuEntry[] {
  if (site.header.menu) return site.header.menu
  return [
    { label: 'Home', href: '/' },
    { label: 'Our Stock', href: stockPath(site), children: [...stockLinks(site), byPrice] },
    { label: site.labels.contact, href: '/contact' },
  ]
}

/** Menus of the footer: the dealer's own, else stock, places and company. */
export function footerMenus(site: Site): readonly { title: string; links: readonly MenuLink[] }[] {
  if (site.footer.menus.length > 0) return site.footer.menus
  return [
    {
      title: `${stockNoun(site)} for sale`,
      links: [{ label: site.labels.allStock, href: stockPath(site) }, ...stockLinks(site), byPrice],
    },
    {
      title: 'Company',
      links: [
        { label: site.labels.contactText, href: '/contact' },
        { label: 'Privacy Policy', href: '/privacy-policy' },
      ],
    },
  ]
}
