export { hasAccountDeletedCookie } from './account/account-deleted-cookie.ts'
export {
  type AccountDeletionPorts,
  createAccountDeletionHandler,
} from './account/account-deletion.handler.ts'
export { createApplicationHandler } from './application/application.handler.ts'
export {
  appointmentChangeLimit,
  createAppointmentChangeHandler,
} from './appointment/appointment-change.handler.ts'
export type { RefusedAppointment } from './appointment/appointment-change-ports.ts'
export {
  createAppointmentConfirmation,
  type TellAppointment,
} from './appointment/appointment-confirmation.ts'
export {
  type AppointmentPorts,
  createAppointmentsHandler,
  createCalendarHandler,
} from './appointment/appointments.handler.ts'
export { loadAppointment } from './appointment/load-appointment.ts'
export { loadBookedTimes } from './appointment/load-booked-times.ts'
export { describeComparison, handleCompare, handleFavourites } from './car-lists.handler.ts'
export { createEnquiryProps } from './create-enquiry-props.ts'
export { createTargetLookup } from './delivery-targets.ts'
export { describeReason } from './describe-reason.ts'
export {
  createDigestMails,
  type DigestLoopPorts,
  type DigestPorts,
  startDigests,
} from './digest/make-digests.ts'
export { type EnquiryPorts, type RefusedEnquiry } from './enquiry-ports.ts'
export { createEventsHandler, eventLimit } from './events.handler.ts'
export { readFreeDiskBytes } from './free-disk.ts'
export { createJourneyHandler } from './journey/journey.handler.ts'
export type { JourneyPorts } from './journey/journey-ports.ts'
export { type JourneyAnswer, type JourneyState, loadJourney } from './journey/load-journey.ts'
export { startLeadExpiry } from './lead-expiry.ts'
export {
  createLeadFeedHandler,
  type LeadFeedAnswer,
  type LeadFeedPorts,
} from './lead-feed/lead-feed.handler.ts'
export { openLeadSpool, removePersonFromSpool, resolveLeadSpoolFolder } from './lead-spool.ts'
export { createLeadsHandler } from './leads.handler.ts'
export type { LeadsLogger } from './leads-logger.ts'
export { type MailWorker, startMailWorker } from './mail/mail-worker.ts'
export { contactLimit, createMemoryRateLimit } from './memory-rate-limit.ts'
export { startOutboxWorker } from './outbox-worker.ts'
export { createDemoBankHandler } from './payment/demo-bank.handler.ts'
export { loadPayment, type PaymentVisit } from './payment/load-payment.ts'
export { createPaymentEventsHandler } from './payment/payment-events.handler.ts'
export type { OnlinePaymentPorts } from './payment/payment-ports.ts'
export { startPaymentSweep } from './payment/payment-sweep.ts'
export {
  createOnlinePaymentHandlers,
  type OnlinePaymentOptions,
  type PaymentAnswer,
} from './payment/payments.handler.ts'
export { type PaymentRefundOutcome, refundPayment } from './payment/refund-payment.ts'
export { createTooManyResponse } from './refusal.ts'
export { loadCheckout } from './reserve/load-checkout.ts'
export { createPaymentReturnHandler } from './reserve/payment-return.handler.ts'
export { type RefundOutcome, refundReservation } from './reserve/refund-reservation.ts'
export type { ReservationPorts } from './reserve/reservation-ports.ts'
export { startReservationSweep } from './reserve/reservation-sweep.ts'
export {
  type CheckoutAnswer,
  createReservationsHandler,
} from './reserve/reservations.handler.ts'
export type { TakeReservationPorts } from './reserve/take-reservation.ts'
export {
  createSalesCounterHandler,
  createSalesCounters,
  type SalesCounters,
} from './sales-counter.handler.ts'
export type { FindMatches, SavedSearchPorts } from './saved-searches/saved-search-ports.ts'
export { createSavedSearchesHandler } from './saved-searches/saved-searches.handler.ts'
export {
  type SavedSearchSweepPorts,
  startSavedSearchSweep,
} from './saved-searches/sweep-saved-searches.ts'
export { createPhoneCodeHandlers } from './sign-in/phone-codes.handler.ts'
export {
  createSessionHandler,
  createSignOutHandler,
  readSession,
} from './sign-in/session.handler.ts'
export { createSignInPageHandler, type SignInAnswer } from './sign-in/sign-in-page.handler.ts'
export type { SignInPorts } from './sign-in/sign-in-ports.ts'
export { createSpinHandlers, type SpinPorts } from './spin/spin.handler.ts'
export { startSpoolDrain } from './spool-drain.ts'
export { leastFreeDiskBytes } from './store-enquiry.ts'
export type { LeadStorage } from './store-lead.ts'
export { expiredSuccessCookie, readSuccessCookie } from './success-cookie.ts'
export { takeEnquiry } from './take-enquiry.ts'
export { type FoundTradeIn, findTradeIn } from './trade-in/find-trade-in.ts'
export { loadTradeIn, type TradeInFormAnswer } from './trade-in/load-trade-in.ts'
export {
  createTradeInCalls,
  type TradeInCall,
  type TradeInCalls,
} from './trade-in/trade-in-calls.handler.ts'
export { createTradeInHandler } from './trade-in/trade-in-page.handler.ts'
export { type TradeInOutcome, type TradeInPorts } from './trade-in/trade-in-ports.ts'
export type { TradeInHandlerOptions } from './trade-in/trade-in-steps.ts'
export {
  createUnsubscribeHandler,
  type RefusedUnsubscribe,
  unsubscribeLimit,
} from './unsubscribe.handler.ts'
export {
  createWatchlistHandlers,
  createWatchResumption,
  type WatchlistPorts,
} from './watchlist/watchlist.handler.ts'
