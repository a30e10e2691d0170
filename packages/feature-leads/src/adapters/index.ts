export { createDeliveryTarget } from './delivery-target.ts'
export { createEmailTarget } from './email-target.ts'
export { createHttpAdf } from './http-adf.ts'
export { createHttpLeadSender } from './http-lead-sender.ts'
export { createHttpWebhook } from './http-webhook.ts'
export { createMailInbox, type InboxMail, type MailInbox } from './mail/mail-inbox.ts'
export {
  answerDemoBank,
  createDemoPaymentProcessor,
  type DemoPaymentStore,
} from './payment/demo-payment-processor.ts'
export { createStripeEventReader, STRIPE_EVENTS } from './payment/stripe-event-reader.ts'
export {
  createStripePaymentProcessor,
  STRIPE_PAGE_ORIGINS,
} from './payment/stripe-payment-processor.ts'
export { createHttpReservationSender } from './reserve/http-reservation-sender.ts'
export {
  createEmbeddedAuthProvider,
  type EmbeddedAuthOptions,
} from './sign-in/embedded-auth-provider.ts'
export { createHttpPhoneCodeCalls } from './sign-in/http-phone-code-calls.ts'
export { createHttpSmsSender, type HttpSmsSenderOptions } from './sign-in/http-sms-sender.ts'
export { createSmsInbox, type InboxMessage, type SmsInbox } from './sign-in/sms-inbox.ts'
export {
  createSupabaseAuthProvider,
  type SupabaseAuthOptions,
} from './sign-in/supabase-auth-provider.ts'
export { createDemonstrationTradeIn } from './trade-in/demonstration-trade-in.ts'
export { createHttpTradeIn, type HttpTradeInOptions } from './trade-in/http-trade-in.ts'
export { createHttpTradeInSender, createValuationPoster } from './trade-in/http-trade-in-sender.ts'
export { createHttpWatchlistCalls } from './watchlist/http-watchlist-calls.ts'
