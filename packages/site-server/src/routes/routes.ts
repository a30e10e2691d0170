import { APPLY_FOR_FINANCE_PATH, FINANCE_FORM_PATHS } from '@forecourt/feature-finance/model/stock'
import {
  ACCOUNT_DELETION_PATH,
  APPOINTMENT_PATH,
  APPOINTMENTS_API_PATH,
  CALENDAR_PATH,
  CAR_PAGE_KINDS,
  CONTACT_LOCATION_PATH,
  DEMO_BANK_PATH,
  FORM_PAGE_KINDS,
  JOURNEY_PATH,
  LEAD_FEED_PATH,
  ONLINE_PAYMENT_PATH,
  SALES_COUNTER_API_PATH,
  SAVED_SEARCHES_PATH,
  SIGN_IN_PATH,
  SPIN_API_PATH,
  SPIN_PATH,
  TRADE_IN_PATHS,
  UNSUBSCRIBE_API_PATH,
  UNSUBSCRIBE_PATH,
  UNWATCH_API_PATH,
  WATCH_API_PATH,
  WATCHLIST_API_PATH,
  WATCHLIST_PATH,
} from '@forecourt/feature-leads/model'
import { handleCompare, handleFavourites } from '@forecourt/feature-leads/server'
import {
  CATALOGUE_API_PATH,
  SEARCH_API_PATH,
  STOCK_COUNT_API_PATH,
} from '@forecourt/feature-search/model'
import { BRAND_LOGO_PATH } from '@forecourt/stock/model'
import { MEDIA_PATH } from '../files/media-files.ts'
import { IMAGES_PATH } from '../images/image-request.ts'
import { FONT_PATH } from '../site/site-brand.ts'
import { deleteAccount } from './account-calls.ts'
import { changeAppointment, giveCalendar, listAppointments } from './appointment-calls.ts'
import { comparePrices, countView, revealPhone } from './car-calls.ts'
import {
  applyForFinance,
  quoteFinance,
  showFinanceLenders,
  takeApplicationForm,
} from './finance-calls.ts'
import { giveLeads } from './lead-feed-calls.ts'
import { payOnline, returnFromOnlinePayment, takeStripeEvent } from './payment-calls.ts'
import { answerBank, returnFromPayment, takeJourney, takeReservation } from './reserve-calls.ts'
import { all, get, post, type RouteRow } from './route.ts'
import { changeSavedSearches } from './saved-search-calls.ts'
import {
  countStock,
  findSimilar,
  listCardPhotos,
  searchCatalogue,
  searchStock,
} from './search-calls.ts'
import {
  checkContact,
  limitCodes,
  readUser,
  recordVerification,
  sendCode,
  showInbox,
  signIn,
  signOut,
  verifyCode,
} from './sign-in-calls.ts'
import {
  drawBrandLogo,
  drawFavicon,
  serveFont,
  serveMedia,
  servePicture,
  serveTenantAsset,
} from './site-files.ts'
import { spinByForm, spinByScript } from './spin-calls.ts'
import { takeStock } from './stock-calls.ts'
import {
  acceptOffer,
  findRego,
  listAdjustments,
  noteMiscellaneous,
  takeTradeInStep,
  valueTradeIn,
} from './trade-in-calls.ts'
import {
  giveSalesCounter,
  priceDelivery,
  recordEvents,
  takeAlternateFinance,
  takeLead,
  unsubscribe,
} from './visitor-calls.ts'
import { changeWatchlist, listWatched, unwatchCar, watchCar } from './watchlist-calls.ts'

/**
 * Every address that is not a page. A new one is its handler, in the feature whose job it is, and a
 * line here.
 */
export const routeTable: readonly RouteRow[] = [
  { at: [all(`${CATALOGUE_API_PATH}/*`)], create: searchCatalogue },
  { at: [all(`${SEARCH_API_PATH}/*`)], create: searchStock },
  // Before the other forms: it is a lead and an application at once.
  { at: [post(APPLY_FOR_FINANCE_PATH, 'finance')], create: takeApplicationForm },
  {
    at: [
      post('/api/leads'),
      post('/cars/:slug/enquire'),
      ...CAR_PAGE_KINDS.map(({ carPage: { below, feature } }) =>
        post(`/cars/:slug${below}`, feature),
      ),
      post('/contact'),
      post(`${CONTACT_LOCATION_PATH}/:location`),
      ...FORM_PAGE_KINDS.map(({ page: { path, feature } }) => post(path, feature)),
      ...FINANCE_FORM_PATHS.map((path) => post(path, 'finance')),
    ],
    create: takeLead,
  },
  {
    at: [
      post('/api/reservations', 'reserve'),
      post('/cars/:slug/checkout', 'reserve'),
      post('/cars/:slug/buy-online', 'reserve'),
    ],
    create: takeReservation,
  },
  { at: [post(JOURNEY_PATH, 'reserve')], create: takeJourney },
  { at: [get('/api/trade-in/rego', 'tradeIn')], create: findRego },
  { at: [get('/api/trade-in/adjustments/:id', 'tradeIn')], create: listAdjustments },
  { at: [post('/api/trade-in/valuation', 'tradeIn')], create: valueTradeIn },
  { at: [post('/api/trade-in/accept', 'tradeIn')], create: acceptOffer },
  { at: [post('/api/miscellaneous', 'tradeIn')], create: noteMiscellaneous },
  {
    at: Object.values(TRADE_IN_PATHS).map((path) => post(path, 'tradeIn')),
    create: takeTradeInStep,
  },
  { at: [get('/api/reservations/:id/return')], create: returnFromPayment },
  { at: [post(ONLINE_PAYMENT_PATH, 'onlinePayment')], create: payOnline },
  { at: [get('/api/payments/:id/return', 'onlinePayment')], create: returnFromOnlinePayment },
  { at: [post('/api/payments/stripe/events')], create: takeStripeEvent },
  { at: [post(DEMO_BANK_PATH)], create: answerBank },
  { at: [post('/api/events')], create: recordEvents },
  { at: [get(SALES_COUNTER_API_PATH)], create: giveSalesCounter },
  { at: [get(STOCK_COUNT_API_PATH)], create: countStock },
  { at: [post('/api/rate-limit')], create: limitCodes },
  { at: [post('/api/send-code')], create: sendCode },
  { at: [post('/api/verify-code')], create: verifyCode },
  { at: [post('/api/verifications')], create: recordVerification },
  { at: [get('/api/check-if-contact-exists')], create: checkContact },
  { at: [get('/api/session')], create: readUser },
  { at: [post('/api/sign-out')], create: signOut },
  { at: [post(SIGN_IN_PATH)], create: signIn },
  { at: [post(ACCOUNT_DELETION_PATH)], create: deleteAccount },
  { at: [get(WATCHLIST_API_PATH, 'watchlist')], create: listWatched },
  { at: [post(WATCH_API_PATH, 'watchlist')], create: watchCar },
  { at: [post(UNWATCH_API_PATH, 'watchlist')], create: unwatchCar },
  { at: [post(WATCHLIST_PATH, 'watchlist')], create: changeWatchlist },
  { at: [post(SAVED_SEARCHES_PATH, 'savedSearches')], create: changeSavedSearches },
  { at: [post(SPIN_API_PATH, 'spinToWin')], create: spinByScript },
  { at: [post(SPIN_PATH, 'spinToWin')], create: spinByForm },
  { at: [get(APPOINTMENTS_API_PATH, 'testDrive')], create: listAppointments },
  { at: [get(CALENDAR_PATH, 'testDrive')], create: giveCalendar },
  { at: [post(APPOINTMENT_PATH, 'testDrive')], create: changeAppointment },
  { at: [get('/__dev/inbox')], create: showInbox },
  { at: [post('/api/stock')], create: takeStock },
  { at: [get(LEAD_FEED_PATH)], create: giveLeads },
  { at: [post(UNSUBSCRIBE_API_PATH), post(UNSUBSCRIBE_PATH)], create: unsubscribe },
  {
    at: [post('/favourites', 'favourites')],
    create: () => async (request, site) => handleFavourites(request, site),
  },
  {
    at: [post('/compare', 'compare')],
    create: () => async (request, site) => handleCompare(request, site),
  },
  { at: [post('/api/:provider/quote', 'finance')], create: quoteFinance },
  { at: [post('/api/:provider/create-customer', 'finance')], create: applyForFinance },
  { at: [get('/api/delivery-price', 'deliveryCalculator')], create: priceDelivery },
  { at: [get('/api/cars/:slug/similar.json')], create: findSimilar },
  { at: [get('/api/cars/:slug/photos.json')], create: listCardPhotos },
  { at: [get('/cars/:slug/autogauge', 'priceComparison')], create: comparePrices },
  { at: [get('/api/cars/:id/finance_lenders.json', 'finance')], create: showFinanceLenders },
  { at: [get('/api/cars/:slug/view.json')], create: countView },
  { at: [post('/api/phone-reveals', 'callTheDealer')], create: revealPhone },
  { at: [get('/favicon.svg'), get('/favicon.ico')], create: drawFavicon },
  { at: [get(`${BRAND_LOGO_PATH}/*`)], create: drawBrandLogo },
  { at: [get(`${IMAGES_PATH}/*`)], create: servePicture },
  { at: [get(`${MEDIA_PATH}/*`)], create: serveMedia },
  { at: [get(`${FONT_PATH}*`)], create: serveFont },
  { at: [get('/tenant-assets/*')], create: serveTenantAsset },
  // The last: it has an address of each dealer's own.
  { at: [post('/*')], create: takeAlternateFinance },
]
