import {
  careersEnquiry,
  ONLINE_PAYMENT_PATH,
  partsEnquiry,
  SPIN_PATH,
  serviceEnquiry,
  testDrive,
} from '@forecourt/feature-leads/model'
import { LOCATOR_PATH } from '@forecourt/feature-locations/model'
import {
  formatStockPath,
  isUsedOnly,
  listPopularModels,
  listRangeEntries,
  PRICE_RANGE_PATH,
  pickStockNoun,
  type RangeEntry,
  type StockRange,
} from '@forecourt/feature-search/model'
import {
  BLOG_PATH,
  type FeatureName,
  isFeatureOn,
  type MenuLink,
  type Site,
  stockTypeSlugs,
} from '@forecourt/tenant-config/model'
import { GARAGE_PATH } from './garage-path.ts'
import { PARTS_PATH } from './parts-path.ts'
import { isReachable } from './site-routes.ts'

/** An entry of a list that a menu opens; one of the range has counts and models. */
export type MenuChild = MenuLink & Partial<RangeEntry>

/** A menu entry, with the entries below it when it opens a list. */
export interface MenuEntry {
  label: string
  href: string
  /** Name of its own page in the list it opens. Default its label. */
  ownLabel?: string
  children?: readonly MenuChild[]
  /** True for a list as wide as the page. Default false. */
  isWide?: boolean
}

/** Stock the menus lead to. */
export interface MenuStock {
  /** True for a site with parts to search. */
  hasParts: boolean
  /** Makes and models in stock. */
  range: StockRange
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
const byPrice: MenuLink = { label: 'Search by Price', href: PRICE_RANGE_PATH }

/** An entry of the standard menus, with the feature it belongs to where it has one. */
interface StandardEntry extends MenuEntry {
  feature?: FeatureName
}

/** Entries whose page the site has and whose feature is on (D-124). */
const offered = (site: Site, entries: readonly StandardEntry[]): MenuEntry[] =>
  entries
    .filter(({ feature }) => feature === undefined || isFeatureOn(site, feature))
    .filter(({ href }) => isReachable(site, href))

/** Ways to pay for a vehicle, under the dealer's labels (CFG-016, CFG-017). */
const payEntries = ({ labels, routing }: Site): StandardEntry[] => [
  { label: labels.finance, href: routing.financePage, feature: 'finance' },
  { label: labels.tradeIn, href: '/trade-in', feature: 'tradeIn' },
]

/** The way to drive a vehicle before (CFG-014). */
const driveEntry = ({ labels }: Site): StandardEntry => ({
  label: labels.testDrive,
  href: testDrive.page.path,
})

/** Workshop and parts, under the dealer's labels (CFG-015, CFG-018). */
const workshopEntries = ({ labels }: Site, hasParts: boolean): StandardEntry[] => [
  { label: labels.service, href: serviceEnquiry.page.path },
  ...(hasParts ? [{ label: labels.parts, href: PARTS_PATH }] : []),
  {
    label: hasParts ? partsEnquiry.category : labels.parts,
    href: partsEnquiry.page.path,
  },
]

/** The dealer as a company (D-74). */
const companyEntries = ({ blog }: Site, contact: string): StandardEntry[] => [
  { label: 'About Us', href: '/about-us' },
  { label: 'Careers', href: careersEnquiry.page.path },
  { label: contact, href: '/contact' },
  { label: 'Our Locations', href: LOCATOR_PATH },
  { label: blog.heading, href: BLOG_PATH },
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms', href: '/terms-and-conditions' },
]

/** Pages for people who have bought, or may win something. */
const customerEntries = ({ spinToWin }: Site): StandardEntry[] => [
  { label: 'My Garage', href: GARAGE_PATH },
  { label: 'Pay Online', href: ONLINE_PAYMENT_PATH },
  { label: spinToWin.heading, href: SPIN_PATH },
]

const specialOffers: StandardEntry = { label: 'Special Offers', href: '/special-offers' }

/** Entries under one name, which leads to the first of them; that one alone where there is no other. */
function createGroup(site: Site, label: string, entries: readonly StandardEntry[]): MenuEntry[] {
  const [first, ...others] = offered(site, entries)
  if (first === undefined) return []
  if (others.length === 0) return [first]
  return [{ label, href: first.href, ownLabel: first.label, children: others }]
}

/** "Our Range", built from the models in stock; nothing without any (SITE-057). */
function createRangeEntry(site: Site, range: StockRange): MenuEntry[] {
  const children = listRangeEntries(site, range)
  if (children.length === 0) return []
  return [
    {
      label: 'Our Range',
      href: formatStockPath(site),
      ownLabel: 'All makes and models',
      children,
      isWide: true,
    },
  ]
}

/** Menu of the header: the dealer's own, else the platform's (SITE-056). */
export function headerMenu(site: Site, { hasParts, range }: MenuStock): readonly MenuEntry[] {
  if (site.header.menu) return site.header.menu
  return [
    { label: 'Home', href: '/' },
    ...createRangeEntry(site, range),
    {
      label: 'Our Stock',
      href: formatStockPath(site),
      ownLabel: 'All stock',
      children: [...stockLinks(site), byPrice],
    },
    ...offered(site, [specialOffers]),
    ...createGroup(site, 'Service & Parts', workshopEntries(site, hasParts)),
    ...offered(site, payEntries(site)),
    ...createGroup(site, 'Company', companyEntries(site, site.labels.contact)),
  ]
}

/** Models a footer names. */
const footerModels = 5

/** Menus of the footer: the dealer's own, else the four groups of the platform (SITE-061). */
export function footerMenus(
  site: Site,
  { hasParts, range }: MenuStock,
): readonly { title: string; links: readonly MenuLink[] }[] {
  if (site.footer.menus.length > 0) return site.footer.menus
  return [
    {
      title: 'Models',
      links: [
        ...listPopularModels(site, range, footerModels),
        { label: site.labels.allStock, href: formatStockPath(site) },
      ],
    },
    {
      title: 'Buyer Tools',
      links: [
        byPrice,
        ...offered(site, [
          specialOffers,
          ...payEntries(site),
          driveEntry(site),
          ...customerEntries(site),
        ]),
      ],
    },
    { title: 'Servicing and Parts', links: offered(site, workshopEntries(site, hasParts)) },
    {
      title: 'Company',
      links: offered(site, companyEntries(site, site.labels.contactText)),
    },
  ]
}
