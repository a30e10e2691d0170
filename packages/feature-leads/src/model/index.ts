export {
  ACCOUNT_DELETION_PATH,
  type AccountDeletionFault,
  type AccountSite,
  type LastingSite,
  type LastingThing,
  listDeletedThings,
  listLastingThings,
  readAccountDeletionFault,
} from './account/account-deletion.ts'
export { formatAdfXml } from './adf.ts'
export { type AdfVendor, createAdfVendor } from './adf-vendor.ts'
export { type ApplicationStart, createApplicationStart } from './application/application-start.ts'
export type {
  ApplicationAnswer,
  ApplicationOutcome,
  ApplicationRefusal,
  SentApplication,
} from './application/submit-application.ts'
export { listAppointmentDays } from './appointment.ts'
export { APPOINTMENT_PATH } from './appointment-link.ts'
export { APPOINTMENTS_API_PATH, type AppointmentSlot } from './appointment-slots.ts'
export type { AppointmentDone, AppointmentView } from './appointment-view.ts'
export {
  type BookedAppointment,
  CALENDAR_PATH,
} from './booked-appointment.ts'
export { carListCookies, readCarListCookie } from './car-list-cookie.ts'
export type { KeyValueStorage } from './client-storage.ts'
export {
  compareFullText,
  listNotStoredText,
  mostCompared,
  parseCarIds,
} from './compare-list.ts'
export { CONTACT_LOCATION_PATH, formatContactPath } from './contact-path.ts'
export type { DeliveryOutcome, DeliveryStatus } from './delivery.ts'
export type { DeliveryTarget, OutgoingLead } from './delivery-target.ts'
export { createDigestPeriod, type DigestPeriod } from './digest/digest-period.ts'
export type { DigestRecords, DigestStore } from './digest/digest-store.ts'
export { isEmail } from './email.ts'
export type { EmailMessage, EmailSender } from './email-sender.ts'
export type { Enquiry } from './enquiry.ts'
export { createEnquiryForm, type EnquiryForm } from './enquiry-form.ts'
export { TOO_MANY_REQUESTS, UNEXPECTED_ERROR } from './error-message.ts'
export type { EventMessage } from './event-message.ts'
export { type EventNumber, eventNumber, type SiteEvent } from './event-number.ts'
export type { EventCount, EventPeriod, EventStore } from './event-store.ts'
export type { Favourite } from './favourites.ts'
export type { FormErrorSummary } from './form-errors.ts'
export { createDealLines, type DealDelivery, type DealLine } from './journey/deal.ts'
export type { Journey, JourneyStore } from './journey/journey.ts'
export { type JourneyAnswers, parseDollars } from './journey/journey-answers.ts'
export type { JourneyForm, MadeJourneyLink } from './journey/journey-page.ts'
export {
  formatJourneyHref,
  JOURNEY_PATH,
  type JourneyStep,
  readJourneyStep,
} from './journey/journey-step.ts'
export type { LeadJourney } from './journey/lead-journey.ts'
export {
  careersEnquiry,
  partsEnquiry,
  photoRequest,
  serviceEnquiry,
  testDrive,
} from './kinds/index.ts'
export type { LeadCarPage, LeadPage } from './kinds/lead-kind.ts'
export type { Lead, LeadConsent, LeadPayload, LeadStatus } from './lead.ts'
export type { LeadAttributes } from './lead-attributes.ts'
export {
  CAR_PAGE_KINDS,
  type EnquiryKind,
  FORM_PAGE_KINDS,
  findLeadKind,
  formatLeadKind,
  LEAD_KINDS,
  similarSubcategory,
} from './lead-category.ts'
export {
  formatLeadCursor,
  formatSignedCall,
  LEAD_FEED_PATH,
  type LeadFeed,
  type LeadFeedPage,
} from './lead-feed/lead-feed.ts'
export { leadMessage } from './lead-message.ts'
export { availabilityText, formatOfferPrice, type LeadOffer } from './lead-offer.ts'
export type { EnquirySending, LeadSender } from './lead-sender.ts'
export type { LeadSpool, SpooledLead } from './lead-spool.ts'
export type {
  ClaimedDelivery,
  Delivery,
  DeliveryClaim,
  DeliveryQueue,
  LeadEntry,
  LeadQuery,
  LeadRecord,
  LeadStore,
  OutboxSize,
  SettledDelivery,
  StoredLead,
  TargetKey,
} from './lead-store.ts'
export type { MailBrand, MailContent, MailPlace } from './mail/mail-content.ts'
export type { ClaimedMail, MailOutbox, OwedMail } from './mail/mail-outbox.ts'
export { UNSUBSCRIBE_API_PATH, UNSUBSCRIBE_PATH } from './marketing.ts'
export {
  formatPaymentReturnPath,
  formatReceiptNumber,
  ONLINE_PAYMENT_PATH,
  type OnlinePayment,
  type OnlinePaymentStatus,
} from './payment/online-payment.ts'
export type {
  NewOnlinePayment,
  OnlinePaymentCounts,
  OnlinePaymentStore,
} from './payment/online-payment-store.ts'
export type {
  PaymentEvent,
  ReadPaymentEvent,
  ReceivedPaymentEvent,
} from './payment/payment-event.ts'
export type { PaymentFailure } from './payment/payment-failure.ts'
export type { PaymentFields } from './payment/payment-fields.ts'
export type { PaymentForm, PaymentReceipt, PaymentView } from './payment/payment-page.ts'
export {
  chooseProcessor,
  DEMO_BANK_PATH,
  type PaymentChoice,
  type PaymentProcessor,
  type PaymentRequest,
  type PaymentState,
} from './payment/payment-processor.ts'
export {
  type BindingReservation,
  type ErasedPerson,
  type Person,
  type PersonEraser,
  readPerson,
} from './person.ts'
export { formatMobile, isMobilePhone, normalisePhone } from './phone.ts'
export { isPopupRunning } from './popup.ts'
export { findPostcodeProblem, isPostcode } from './postcode.ts'
export type { RateLimit, RateLimitVerdict } from './rate-limit.ts'
export type { CheckoutForm, CheckoutStart, CheckoutState } from './reserve/checkout-page.ts'
export {
  formatReservationReference,
  type Reservation,
  type ReservationStatus,
} from './reserve/reservation.ts'
export type { ReservationContact } from './reserve/reservation-contact.ts'
export type {
  ReservationAnswer,
  ReservationSender,
  ReservationSending,
} from './reserve/reservation-sender.ts'
export type {
  HeldCar,
  NewReservation,
  ReservationCounts,
  ReservationStore,
} from './reserve/reservation-store.ts'
export {
  calculateMonthSales,
  formatSalesCounterLabel,
  SALES_COUNTER_API_PATH,
  type SalesCounterSource,
} from './sales-counter.ts'
export {
  type MatchingCar,
  mostMatches,
  pickSeenCars,
  SAVED_SEARCHES_PATH,
  type SavedSearch,
  type SearchMatches,
} from './saved-searches/saved-search.ts'
export type { SavedSearchStore } from './saved-searches/saved-search-store.ts'
export {
  formatSavedSearchesPath,
  readSavedSearchesTarget,
} from './saved-searches/saved-searches-page.ts'
export type { AuthProvider, SignInMetadata } from './sign-in/auth-provider.ts'
export {
  findGateRedirect,
  formatSignInPath,
  GATES,
  type GateName,
  readSignInTarget,
  SIGN_IN_PATH,
  type SignInTarget,
} from './sign-in/gates.ts'
export { resolveOwnPath } from './sign-in/own-path.ts'
export type { CodeAnswer, CodeListener, PhoneCodeCalls } from './sign-in/phone-code-calls.ts'
export type { SignInDetails, SignInErrors } from './sign-in/sign-in-form.ts'
export type { Contact, SignInStore } from './sign-in/sign-in-store.ts'
export type { SmsMessage, SmsSender } from './sign-in/sms-sender.ts'
export { createPageAgeToken, createRenderedAtToken, renderedAtField } from './spam.ts'
export { type Prize, SPIN_API_PATH, SPIN_PATH } from './spin/spin.ts'
export type { Spin, SpinStore } from './spin/spin-store.ts'
export { formatStepAddress, readStepAddress } from './step-address.ts'
export { type LeadAnswer, submitLead } from './submit-lead.ts'
export type { Suppression, SuppressionSource, SuppressionStore } from './suppression-store.ts'
export {
  describeTradeIn,
  describeTradeInOffer,
  findChangeOver,
  formatTradeInLine,
  type LeadTradeIn,
  tradeInSubcategory,
} from './trade-in/lead-trade-in.ts'
export { REGO_STATES, type RegoState } from './trade-in/rego.ts'
export {
  findIneligibility,
  MOST_VALUED_KM,
  OLDEST_VALUED_YEARS,
} from './trade-in/trade-in-eligibility.ts'
export { listTradeInFaqs, type TradeInFaq } from './trade-in/trade-in-faq.ts'
export {
  formatTradeInHeading,
  pickTradeInNoun,
  type TradeInNoun,
} from './trade-in/trade-in-noun.ts'
export type { TradeInAnswer, TradeInPage, TradeInSender } from './trade-in/trade-in-page.ts'
export {
  formatTradeInPath,
  readTradeInCarId,
  TRADE_IN_GATES,
  TRADE_IN_PATHS,
  type TradeInWay,
} from './trade-in/trade-in-path.ts'
export type {
  AdjustmentAnswers,
  AdjustmentQuestion,
  IneligibleReason,
  TradeInProvider,
  Valuation,
  ValuationRequest,
} from './trade-in/trade-in-provider.ts'
export type { TradeInObstacle, TradeInState } from './trade-in/trade-in-state.ts'
export { formatTradeInName, type TradeInVehicle } from './trade-in/trade-in-vehicle.ts'
export { countViewedShown, VIEWED_CARS_PATH } from './viewed-cars.ts'
export {
  UNWATCH_API_PATH,
  WATCH_API_PATH,
  WATCHLIST_API_PATH,
  WATCHLIST_PATH,
  type WatchlistEntry,
} from './watchlist/watchlist.ts'
export type { WatchlistCalls } from './watchlist/watchlist-calls.ts'
export type { WatchlistStore } from './watchlist/watchlist-store.ts'
export { signWebhook, verifyWebhookSignature } from './webhook-signature.ts'
