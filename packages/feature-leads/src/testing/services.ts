export {
  LOCAL_STRIPE_KEY,
  type LocalStripe,
  startLocalStripe,
} from './payment/local-stripe.ts'
export { aStripeEvent, LOCAL_STRIPE_SECRET, type SentStripeEvent } from './payment/stripe-events.ts'
