import {
  formatStockPath,
  isUsedOnly,
  PRICE_RANGE_PATH,
  pickStockNoun,
} from '@forecourt/feature-search/model'
import {
  type FeatureName,
  isFeatureOn,
  type MenuLink,
  type Site,
  stockTypeSlugs,
} from '@forecourt/tenant-config/model'
import { GARAGE_PATH } from './garage-path.ts'
import { PARTS_PATH } from './parts-path.ts'
import { isReachable } from './site-routes.ts'

/** A menu entry, with the entries below it when it opens a list. */
export interface MenuEntry {
  label: string
  href: string
  children?: readonly MenuLink[]
}

/** "Cars", "Trucks" …: what the site sells, for labels. */
export function stockNoun(site: Pick<Site, 'kind'>): string {
  const { many } = pickStockNoun(site)
  return many.charAt(0).toUpperCase() + many.slice(1)
}

/** Entries of "Our Stock": New, Used and Demo, or Used alone on a used-only site (SITE-058, SITE-059, D-20). */
export function stockLinks(site: Site): MenuLink[] {
  if (isUsedOnly(site)) return [{ label: 'Used', href: formatStockPath(site) }]
  return [
    { label: 'New', href: formatStockPath(site, { stockType: stockTypeSlugs.new }) },
    { label: 'Used', href: formatStockPath(site, { stockType: stockTypeSlugs.used }) },
    { label: 'Demo', href: formatStockPath(site, { stockType: stockTypeSlugs.demo }) },
  ]
}

/** The way in by price, beside those by stock type. */
const byPrice: MenuLink = { label: 'Search by price', href: PRICE_RANGE_PATH }

/** An entry of the standard menus, with the feature it belongs to where it has one. */
interface StandardEntry extends MenuEntry {
  feature?: FeatureName
}

/** Entries whose page the site has and whose feature is on (D-124). */
const offered = (site: Site, entries: readonly StandardEntry[]): MenuEntry[] =>
  entries
    .filter(({ feature }) => feature === undefined || isFeatureOn(site, feature))
    .filter(({ href }) => isReachable(site, href))

/** Jobs of a dealership besides selling, under the dealer's labels (CFG-014 to CFG-018). */
const serviceEntries = ({ labels, routing }: Site, hasParts: boolean): StandardEntry[] => [
  { label: labels.finance, href: routing.financePage, feature: 'finance' },
  { label: labels.tradeIn, href: '/trade-in', feature: 'tradeIn' },
  { label: labels.testDrive, href: '/book-test-drive', feature: 'testDrive' },
  { label: labels.service, href: '/service' },
  ...(hasParts ? [{ label: labels.parts, href: PARTS_PATH }] : []),
]

/**
 * Menu of the header: the dealer's own, else the platform's.
 * @param hasParts true for a site with parts to search
 */
export function headerMenu(site: Site, hasParts: boolean): readonly MenuEntry[] {
  if (site.header.menu) return site.header.menu
  return offered(site, [
    { label: 'Home', href: '/' },
    { label: 'Our Stock', href: formatStockPath(site), children: [...stockLinks(site), byPrice] },
    ...serviceEntries(site, hasParts),
    { label: site.labels.contact, href: '/contact' },
  ])
}

/**
 * Menus of the footer: the dealer's own, else stock, places and company.
 * @param hasParts true for a site with parts to search
 */
export function footerMenus(
  site: Site,
  hasParts: boolean,
): readonly { title: string; links: readonly MenuLink[] }[] {
  if (site.footer.menus.length > 0) return site.footer.menus
  return [
    {
      title: `${stockNoun(site)} for sale`,
      links: [
        { label: site.labels.allStock, href: formatStockPath(site) },
        ...stockLinks(site),
        byPrice,
      ],
    },
    {
      title: 'Company',
      links: offered(site, [
        ...serviceEntries(site, hasParts),
        { label: site.labels.contactText, href: '/contact' },
        { label: 'My garage', href: GARAGE_PATH },
        { label: 'Privacy Policy', href: '/privacy-policy' },
      ]),
    },
  ]
}
