export { adfMediaType, adfXml } from './adf.ts'
export { type AdfVendor, adfVendor } from './adf-vendor.ts'
export {
  type AppointmentDay,
  type AppointmentPlace,
  appointmentDays,
  appointmentRule,
  timeLabel,
  timesOf,
} from './appointment.ts'
export {
  type ClientStorageName,
  clientStorageKey,
  type KeyValueStorage,
  readClientStorage,
  writeClientStorage,
} from './client-storage.ts'
export {
  type CompareChange,
  compareFullText,
  mostCompared,
  parseCarIds,
  readCompareList,
  removeCompared,
  toggleCompared,
} from './compare-list.ts'
export { comparePath } from './compare-path.ts'
export {
  type DeliveryOutcome,
  type DeliveryStatus,
  nextTry,
  retryTiming,
  statusAfter,
} from './delivery.ts'
export type { DeliveryTarget, OutgoingLead } from './delivery-target.ts'
export { emailError, emailMaxLength, isEmail, normaliseEmail } from './email.ts'
export type { EmailMessage, EmailSender } from './email-sender.ts'
export {
  type Enquiry,
  enquiryLimit,
  enquirySchema,
  type FieldErrors,
  parseEnquiry,
} from './enquiry.ts'
export {
  backMove,
  contextFields,
  type EnquiryContext,
  readEnquiryContext,
} from './enquiry-context.ts'
export {
  type EnquiryDraft,
  readEnquiryDraft,
  restoreDraft,
  writeEnquiryDraft,
} from './enquiry-draft.ts'
export { enquiryErrors } from './enquiry-errors.ts'
export {
  createEnquiryForm,
  type EnquiryCar,
  type EnquiryField,
  type EnquiryForm,
  type EnquiryKind,
  type EnquiryOption,
  type EnquirySite,
  type EnquirySubject,
  enquiryDefaults,
  hasDealershipSelect,
} from './enquiry-form.ts'
export {
  type EnquiryStep,
  enquirySteps,
  errorsOfStep,
  moveStep,
  type StepMove,
  stepIndexOf,
  stepOfField,
} from './enquiry-step.ts'
export { TOO_MANY_REQUESTS, UNEXPECTED_ERROR } from './error-message.ts'
export { type EventMessage, parseEventMessage } from './event-message.ts'
export { type EventNumber, eventNumber, type SiteEvent } from './event-number.ts'
export type { EventCount, EventPeriod, EventStore } from './event-store.ts'
export {
  addFavourite,
  type Favourite,
  isFavourite,
  mostFavourites,
  readFavourites,
  removeFavourite,
  toggleFavourite,
} from './favourites.ts'
export { type FormError, type FormErrorSummary, summariseFormErrors } from './form-errors.ts'
export {
  createConsent,
  createLeadPayload,
  type Lead,
  type LeadAttributes,
  type LeadConsent,
  type LeadContext,
  type LeadPayload,
  type LeadStatus,
  readLeadAttributes,
} from './lead.ts'
export {
  careerSubcategory,
  careersEnquiry,
  generalEnquiry,
  leadKinds,
  photoRequest,
  photoRequestText,
  sentCategory,
  similarSubcategory,
  testDrive,
  vehicleEnquiry,
} from './lead-category.ts'
export { type LeadFacts, leadEvent } from './lead-event.ts'
export { formIdempotencyKey, idempotencyKeyPattern, leadIdOf } from './lead-id.ts'
export { type LeadMailFormat, leadMail } from './lead-mail.ts'
export { leadMessage } from './lead-message.ts'
export {
  availabilityText,
  type LeadAvailability,
  type LeadOffer,
  offerPriceText,
} from './lead-offer.ts'
export type { EnquirySending, LeadSender } from './lead-sender.ts'
export type { LeadSpool, SpooledLead } from './lead-spool.ts'
export type {
  ClaimedDelivery,
  Delivery,
  DeliveryQueue,
  LeadEntry,
  LeadQuery,
  LeadRecord,
  LeadStore,
  SettledDelivery,
  StoredLead,
} from './lead-store.ts'
export {
  type MarketingStand,
  marketingAsAgreed,
  UNSUBSCRIBE_API_PATH,
  UNSUBSCRIBE_PATH,
  unsubscribeUrl,
} from './marketing.ts'
export { marksCookie, marksCookies, readMarksCookie } from './marks-cookie.ts'
export { isContactPhone, isMobilePhone, normalisePhone, phoneError } from './phone.ts'
export { isPostcode, postcodeError, postcodeLength } from './postcode.ts'
export type { RateLimit, RateLimitVerdict } from './rate-limit.ts'
export { rememberSuccess, takeSuccess } from './remember-success.ts'
export {
  fastestHumanMs,
  honeypotField,
  isSuspectedSpam,
  renderedAtField,
  renderedAtToken,
} from './spam.ts'
export {
  createLeadSubmitter,
  type LeadAnswer,
  type LeadSubmission,
  submitLead,
} from './submit-lead.ts'
export {
  readSuccessMarker,
  type SuccessContent,
  type SuccessMarker,
  successContent,
} from './success-marker.ts'
export type { Suppression, SuppressionSource, SuppressionStore } from './suppression-store.ts'
export { typedValues } from './typed-values.ts'
export {
  readUnsubscribeToken,
  signUnsubscribeToken,
  type UnsubscribeLink,
} from './unsubscribe-token.ts'
export { prefill, readUserDetails, type UserDetails, userDetailsOf } from './user-details.ts'
export { addViewedCar, mostViewedCars, readViewedCars, type ViewedCar } from './viewed-cars.ts'
export { addVisitedPage, emptyVisit, readVisit } from './visit.ts'
export { readWatchlist, type WatchlistEntry } from './watchlist.ts'
export { type WebhookMessage, webhookBody } from './webhook-body.ts'
export {
  signWebhook,
  verifyWebhookSignature,
  webhookSignatureHeader,
  webhookToleranceSeconds,
} from './webhook-signature.ts'
