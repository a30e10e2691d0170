import { DEMONSTRATION_PATH } from '@forecourt/feature-finance/model/application'
import {
  APPLY_FOR_FINANCE_PATH,
  FINANCE_ENQUIRY_PATH,
  FINANCE_PATH,
  hasDemonstrationLender,
  isAlternateFinancePath,
  PERSONALISED_FINANCE_PATH,
} from '@forecourt/feature-finance/model/stock'
import {
  ACCOUNT_DELETION_PATH,
  APPOINTMENT_PATH,
  CAR_PAGE_KINDS,
  CONTACT_LOCATION_PATH,
  careersEnquiry,
  DEMO_BANK_PATH,
  JOURNEY_PATH,
  ONLINE_PAYMENT_PATH,
  partsEnquiry,
  readSignInTarget,
  SAVED_SEARCHES_PATH,
  SIGN_IN_PATH,
  SPIN_PATH,
  serviceEnquiry,
  TRADE_IN_PATHS,
  testDrive,
  UNSUBSCRIBE_PATH,
  VIEWED_CARS_PATH,
  WATCHLIST_PATH,
} from '@forecourt/feature-leads/model'
import { LOCATION_PATH, LOCATOR_PATH, listLocations } from '@forecourt/feature-locations/model'
import {
  BRANDS_PATH,
  findBrand,
  formatBrandPath,
  OFFERS_PATH,
  PRICE_RANGE_PATH,
} from '@forecourt/feature-search/model'
import {
  createReachability,
  isPageOpen,
  type PageRoute,
  type RoutedSite,
  type RouteParams,
} from '@forecourt/site-server'
import { findManufacturer } from '@forecourt/stock/model'
import { BLOG_PATH } from '@forecourt/tenant-config/model'
import { GARAGE_PATH, isGaragePath } from './garage-path.ts'
import { PARTS_PATH } from './parts-path.ts'

/** Names below /cars of pages that are no vehicle's. */
const namedBelowCars = ['trade-in']

/**
 * Every address a control of the site may lead to: pages, and files for visitors. A new page is a row
 * here, and whatever leads to it appears.
 * Source: `D-124`
 */
export const siteRoutes = {
  home: { path: '/' },
  stock: { path: '/search/*' },
  usedStock: { path: '/used-car/*' },
  priceSearch: { path: PRICE_RANGE_PATH },
  vehicle: {
    path: '/cars/:slug',
    isOpen: (_site, { slug = '' }) => !namedBelowCars.includes(slug),
  },
  checkout: {
    path: '/cars/:slug/checkout',
    feature: 'reserve',
    isOpen: ({ routing }) => routing.reservePath === 'checkout',
  },
  buyOnline: {
    path: '/cars/:slug/buy-online',
    feature: 'reserve',
    isOpen: ({ routing }) => routing.reservePath === 'buy-online',
  },
  journey: { path: JOURNEY_PATH, feature: 'reserve' },
  demoBank: {
    path: DEMO_BANK_PATH,
    isOpen: ({ features }) => features.reserve || features.onlinePayment,
  },
  tradeIn: { path: TRADE_IN_PATHS['trade-in'], feature: 'tradeIn' },
  sellMyCar: { path: TRADE_IN_PATHS.sell, feature: 'tradeIn' },
  carTradeIn: { path: TRADE_IN_PATHS.car, feature: 'tradeIn' },
  enquire: { path: '/cars/:slug/enquire' },
  print: { path: '/print', feature: 'print' },
  printPdf: { path: '/api/cars/:slug/print.pdf', feature: 'print' },
  favourites: { path: '/favourites', feature: 'favourites' },
  compare: { path: '/compare', feature: 'compare' },
  viewedCars: { path: VIEWED_CARS_PATH },
  parts: { path: PARTS_PATH },
  contact: { path: '/contact' },
  contactLocation: {
    path: `${CONTACT_LOCATION_PATH}/:location`,
    isOpen: (site, { location }) => listLocations(site).some(({ slug }) => slug === location),
  },
  dealerLocator: { path: LOCATOR_PATH, isOpen: (site) => listLocations(site).length > 0 },
  location: {
    path: `${LOCATION_PATH}/:location`,
    isOpen: (site, { location }) => listLocations(site).some(({ slug }) => slug === location),
  },
  bookTestDrive: testDrive.page,
  bookedTestDrive: { path: APPOINTMENT_PATH, feature: 'testDrive' },
  service: serviceEnquiry.page,
  partsEnquiry: partsEnquiry.page,
  careers: careersEnquiry.page,
  finance: { path: FINANCE_PATH, feature: 'finance' },
  financeEnquiry: { path: FINANCE_ENQUIRY_PATH, feature: 'finance' },
  applyForFinance: { path: APPLY_FOR_FINANCE_PATH, feature: 'finance' },
  personalisedFinance: {
    path: PERSONALISED_FINANCE_PATH,
    feature: 'finance',
    isOpen: ({ finance }) => finance.personalised,
  },
  alternateFinance: {
    path: '/*',
    feature: 'finance',
    isOpen: (site, { '*': rest }) => isAlternateFinancePath(site, `/${rest}`),
  },
  demonstrationLender: {
    path: DEMONSTRATION_PATH,
    feature: 'finance',
    isOpen: hasDemonstrationLender,
  },
  aboutUs: { path: '/about-us' },
  terms: { path: '/terms-and-conditions' },
  specialOffers: { path: OFFERS_PATH },
  brands: { path: BRANDS_PATH },
  brandOverview: {
    path: formatBrandPath(':brand'),
    // One in stock alone is no fact of the tenant file; the page itself knows.
    isOpen: (site, { brand = '' }) =>
      findManufacturer(brand) !== null || findBrand(site, brand, []) !== null,
  },
  success: { path: '/success' },
  signIn: { path: SIGN_IN_PATH },
  garage: { path: GARAGE_PATH },
  accountDeletion: { path: ACCOUNT_DELETION_PATH },
  brandGarage: {
    path: '/*',
    isOpen: (site, { '*': rest }) => isGaragePath(site, `/${rest}`),
  },
  watchlist: { path: WATCHLIST_PATH, feature: 'watchlist' },
  savedSearches: { path: SAVED_SEARCHES_PATH, feature: 'savedSearches' },
  spinToWin: {
    path: SPIN_PATH,
    feature: 'spinToWin',
    isOpen: ({ spinToWin }) => spinToWin.prizes.length > 0,
  },
  onlinePayment: {
    path: ONLINE_PAYMENT_PATH,
    feature: 'onlinePayment',
    isOpen: ({ reserve }) => reserve.paymentProcessors.length > 0,
  },
  privacy: { path: '/privacy-policy' },
  unsubscribe: { path: UNSUBSCRIBE_PATH },
  blog: { path: BLOG_PATH, feature: 'blog', isOpen: ({ blog }) => blog.posts.length > 0 },
  blogPost: {
    path: `${BLOG_PATH}/:post`,
    feature: 'blog',
    isOpen: ({ blog }, { post }) =>
      blog.posts.some(({ slug, href }) => slug === post && href === null),
  },
  sitemap: { path: '/sitemap.xml' },
  pictures: { path: '/images/*' },
  media: { path: '/media/*' },
  tenantFiles: { path: '/tenant-assets/*' },
} as const satisfies Readonly<Record<string, PageRoute>>

/** Name of a route. */
export type RouteName = keyof typeof siteRoutes

/** Pages of the forms about one car. */
export const carFormRoutes: readonly PageRoute[] = CAR_PAGE_KINDS.map(
  ({ carPage: { below, feature } }) => ({
    path: `/cars/:slug${below}`,
    feature,
  }),
)

/** True for a route the site has. Source: `D-82`, `D-124` */
export const isRouteOpen = (site: RoutedSite, name: RouteName, params?: RouteParams): boolean =>
  isPageOpen(site, siteRoutes[name], params)

const isPageReachable = createReachability([...Object.values(siteRoutes), ...carFormRoutes])

/**
 * True when an address leads to a page the site has, or away from the site; one of sign-in when the page
 * behind it does.
 * Source: `D-124`, `PLUS-114`
 */
export const isReachable: typeof isPageReachable = (site, href) => {
  if (!href.startsWith(`${SIGN_IN_PATH}?`)) return isPageReachable(site, href)
  const { redirect } = readSignInTarget(new URL(href, 'http://site.invalid').searchParams)
  return isPageReachable(site, redirect)
}
