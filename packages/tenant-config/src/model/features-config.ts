import * as v from 'valibot'
import { browserSetting } from './setting.ts'

const on = (what: string) => browserSetting(v.boolean(), true, `${what}; default on.`)
const off = (what: string) => browserSetting(v.boolean(), false, `${what}; default off.`)

/** Feature switches of a site (CFG-006 to CFG-008, D-88). */
export const featuresSchema = v.strictObject({
  buttons: on(
    'Action buttons on cards and the vehicle page, such as Explore Vehicle and Quick Enquiry (CFG-007)',
  ),
  finance: on('Finance pages, buttons and repayments (CFG-007)'),
  tradeIn: on('Trade-in pages and buttons (CFG-007)'),
  reserve: on('Reserving a car for a deposit (CFG-007)'),
  print: on('Printable vehicle page and PDF (CFG-007)'),
  chat: off('Instant Message through a chat service (CFG-007)'),
  certifiedBadge: on('Badge on certified cars (CFG-007)'),
  callTheDealer: on('Call-the-dealer block and Call Now buttons (CFG-007)'),
  reviews: on('Customer reviews (CFG-007)'),
  testDrive: on('Test drive pages and buttons (CFG-007)'),
  favourites: on('Favourites stored in the browser (CFG-095)'),
  compare: on('Comparing up to 4 cars (D-64)'),
  share: on('Share button on the vehicle page (D-85)'),
  requestPhotos: on('Request-photos form on the vehicle page'),
  savedSearches: on('Saving a search and being told of its news, for signed-in visitors'),
  watchlist: off('Watchlist for signed-in visitors (D-63)'),
  marketPrice: on('Market-price indicator on the vehicle page (D-36)'),
  priceComparison: on('Price comparison panel; it also needs the plugin autogauge (D-88)'),
  carAnalysis: on('Car analysis download; it also needs the plugin carAnalysis (D-88)'),
  ppsrReport: on('PPSR report download; it also needs the plugin ppsrReport (D-88)'),
  deliveryCalculator: on('Delivery price by postcode on the vehicle page (D-41)'),
  fuelCalculator: on('Fuel cost calculator on the vehicle page (D-42)'),
  blog: off('Blog teasers and pages (CFG-002)'),
  careers: off('Careers page; the enquiry category stands in forms.categories'),
  spinToWin: off('Prize wheel for signed-in visitors (D-65)'),
  onlinePayment: off('Payment page for signed-in visitors (D-65)'),
})

/** Feature switches of a site. */
export type Features = v.InferOutput<typeof featuresSchema>

/** Name of a feature switch. */
export type FeatureName = keyof Features

/** Plugins of a website; each opens exactly one feature (CFG-009 to CFG-012, D-88). */
export const pluginsSchema = v.strictObject({
  autogauge: off('Plugin Autogauge, which opens the price comparison panel (CFG-010)'),
  carAnalysis: off('Plugin Car Analysis, which opens its download (CFG-011)'),
  ppsrReport: off('Plugin PPSR Report, which opens its download (CFG-012)'),
})

/** Plugins of a website. */
export type Plugins = v.InferOutput<typeof pluginsSchema>
