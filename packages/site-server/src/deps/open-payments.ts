import {
  createDemoPaymentProcessor,
  createStripeEventReader,
  createStripePaymentProcessor,
  type DemoPaymentStore,
  STRIPE_PAGE_ORIGINS,
} from '@forecourt/feature-leads/adapters'
import type { PaymentProcessor, ReadPaymentEvent } from '@forecourt/feature-leads/model'
import type { Site } from '@forecourt/tenant-config/model'
import type { Env } from '../process/env.ts'

/** Part of the environment that says who takes payments. */
export type PaymentEnv = Pick<
  Env,
  'FORECOURT_STRIPE_KEY' | 'FORECOURT_STRIPE_URL' | 'FORECOURT_STRIPE_WEBHOOK_SECRET'
>

/** Processors of this deployment. */
export interface OpenedPayments {
  /** The processor of a key at a site; null for one this deployment has not. */
  processorOf(siteId: string, key: string): PaymentProcessor | null
  /** Reads the events Stripe sends; null without its key or a signing secret. */
  readStripeEvent: ReadPaymentEvent | null
  /** Payments of the demo processor at a site. */
  demoPaymentsOf(siteId: string): DemoPaymentStore
  /** Origins the forms of a site may lead a browser to, such as the page of its processor. */
  pageOriginsOf(site: Site): readonly string[]
}

/**
 * Who takes payments: the demo processor, which moves no money, for cars that name it, and Stripe where the
 * environment has its key.
 * Source: `PLUS-106`
 */
export function openPayments(
  {
    FORECOURT_STRIPE_KEY: secretKey,
    FORECOURT_STRIPE_URL: url,
    FORECOURT_STRIPE_WEBHOOK_SECRET: webhookSecrets = [],
  }: PaymentEnv,
  demoPaymentsOf: (siteId: string) => DemoPaymentStore,
): OpenedPayments {
  const stripe = secretKey ? createStripePaymentProcessor({ secretKey, url, fetch }) : null
  // Another service of the protocol has its page at its own address.
  const isOwnService = url === 'https://api.stripe.com'
  const origins = stripe ? (isOwnService ? STRIPE_PAGE_ORIGINS : [new URL(url).origin]) : []
  return {
    processorOf(siteId, key) {
      if (key === 'demo') return createDemoPaymentProcessor(demoPaymentsOf(siteId))
      return key === 'stripe' ? stripe : null
    },
    readStripeEvent:
      stripe && webhookSecrets.length > 0 ? createStripeEventReader(webhookSecrets) : null,
    demoPaymentsOf,
    // Buying online is open wherever vehicles are reserved, whatever address the buttons have.
    pageOriginsOf: ({ features }) => (features.reserve || features.onlinePayment ? origins : []),
  }
}

/** True where this deployment has the processor of a key. */
export const hasProcessor = (
  { FORECOURT_STRIPE_KEY }: Pick<PaymentEnv, 'FORECOURT_STRIPE_KEY'>,
  key: string,
): boolean => key === 'demo' || (key === 'stripe' && Boolean(FORECOURT_STRIPE_KEY))
