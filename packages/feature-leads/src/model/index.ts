export { adfMediaType, formatAdfXml } from './adf.ts'
export { type AdfVendor, createAdfVendor } from './adf-vendor.ts'
export {
  type AppointmentDay,
  type AppointmentPlace,
  appointmentRule,
  formatTimeLabel,
  listAppointmentDays,
  listTimes,
} from './appointment.ts'
export {
  type ClientStorageName,
  formatClientStorageKey,
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
export { formatComparePath } from './compare-path.ts'
export {
  type DeliveryOutcome,
  type DeliveryStatus,
  resolveStatusAfter,
  retryTiming,
  scheduleNextTry,
} from './delivery.ts'
export type { DeliveryTarget, OutgoingLead } from './delivery-target.ts'
export { emailMaxLength, findEmailProblem, isEmail, normaliseEmail } from './email.ts'
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
export { findEnquiryErrors } from './enquiry-errors.ts'
export {
  type EnquiryCar,
  type EnquiryField,
  type EnquiryOption,
  type EnquirySite,
  type FieldSubject,
  hasDealershipSelect,
} from './enquiry-fields.ts'
export {
  createEnquiryDefaults,
  createEnquiryForm,
  type EnquiryForm,
  type EnquirySubject,
} from './enquiry-form.ts'
export {
  findStepIndex,
  findStepOfField,
  listEnquirySteps,
  moveStep,
  pickStepErrors,
  type StepMove,
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
export { photoRequest, testDrive } from './kinds/index.ts'
export type {
  EnquiryStep,
  LeadCar,
  LeadCarPage,
  LeadForm,
  LeadKind,
  SuccessContent,
} from './kinds/lead-kind.ts'
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
  CAR_PAGE_KINDS,
  type EnquiryKind,
  findEnquiryKind,
  findLeadKind,
  LEAD_KINDS,
  readSentCategory,
  similarSubcategory,
} from './lead-category.ts'
export { createLeadEvent, type LeadFacts } from './lead-event.ts'
export { deriveLeadId, idempotencyKeyPattern, readFormIdempotencyKey } from './lead-id.ts'
export { createLeadMail, type LeadMailFormat } from './lead-mail.ts'
export { leadMessage } from './lead-message.ts'
export {
  availabilityText,
  formatOfferPrice,
  type LeadAvailability,
  type LeadOffer,
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
  formatUnsubscribeUrl,
  type MarketingStand,
  pickAgreedMarketing,
  UNSUBSCRIBE_API_PATH,
  UNSUBSCRIBE_PATH,
} from './marketing.ts'
export { formatMarksCookie, marksCookies, readMarksCookie } from './marks-cookie.ts'
export { findPhoneProblem, isContactPhone, isMobilePhone, normalisePhone } from './phone.ts'
export { findPostcodeProblem, isPostcode, postcodeLength } from './postcode.ts'
export type { RateLimit, RateLimitVerdict } from './rate-limit.ts'
export { rememberSuccess, takeSuccess } from './remember-success.ts'
export {
  createRenderedAtToken,
  fastestHumanMs,
  honeypotField,
  isSuspectedSpam,
  renderedAtField,
} from './spam.ts'
export {
  createLeadSubmitter,
  type LeadAnswer,
  type LeadSubmission,
  submitLead,
} from './submit-lead.ts'
export {
  createSuccessContent,
  readSuccessMarker,
  type SuccessMarker,
} from './success-marker.ts'
export type { Suppression, SuppressionSource, SuppressionStore } from './suppression-store.ts'
export { pickTypedValues } from './typed-values.ts'
export {
  readUnsubscribeToken,
  signUnsubscribeToken,
  type UnsubscribeLink,
} from './unsubscribe-token.ts'
export { pickUserDetails, prefill, readUserDetails, type UserDetails } from './user-details.ts'
export { addViewedCar, mostViewedCars, readViewedCars, type ViewedCar } from './viewed-cars.ts'
export { addVisitedPage, emptyVisit, readVisit } from './visit.ts'
export { readWatchlist, type WatchlistEntry } from './watchlist.ts'
export { createWebhookBody, type WebhookMessage } from './webhook-body.ts'
export {
  signWebhook,
  verifyWebhookSignature,
  webhookSignatureHeader,
  webhookToleranceSeconds,
} from './webhook-signature.ts'
