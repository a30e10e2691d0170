import { readWallClock } from '@forecourt/feature-locations/model'
import { formatPrice } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { PAYMENT_DECLINED, PAYMENT_ENDED, PAYMENT_UNANSWERED } from '../../model/error-message.ts'
import {
  formatPaymentPath,
  formatPaymentReturnPath,
  formatReceiptNumber,
  type OnlinePayment,
} from '../../model/payment/online-payment.ts'
import { emptyPaymentFields } from '../../model/payment/payment-fields.ts'
import type { PaymentForm, PaymentReceipt, PaymentView } from '../../model/payment/payment-page.ts'
import type { PaymentProcessor } from '../../model/payment/payment-processor.ts'
import { findSiteProcessor, type OnlinePaymentPorts } from './payment-ports.ts'
import { type PaymentAnswer, readPaidFields } from './payments.handler.ts'
import { settlePayment } from './settle-payment.ts'

/** Most payments of before that the page lists. */
const mostListed = 20

/** A visit of the payment page. */
export interface PaymentVisit {
  site: Site
  /** Who is signed in. */
  contactId: string
  /** Id of the payment the address names; null for none. */
  paymentId: string | null
  /** A form that was sent from the page and not taken; null for none. */
  answer: PaymentAnswer | null
  /** Makes the key of this rendering. */
  newKey: () => string
}

/**
 * The payment page of who is signed in: its form, one payment of theirs, and those of before. A payment of
 * somebody else is not shown.
 * Source: `SITE-051`, `D-65`
 */
export async function loadPayment(
  ports: OnlinePaymentPorts,
  visit: PaymentVisit,
): Promise<{ view: PaymentView; earlier: readonly PaymentReceipt[] }> {
  const { site, contactId, paymentId } = visit
  const found = paymentId === null ? null : await ports.payments.find(site.id, paymentId)
  const own = found?.contactId === contactId ? found : null
  const view = (own && (await showPayment(ports, visit, own))) ?? showForm(ports, visit, {})
  const paid = await ports.payments.listPaid(site.id, contactId, mostListed)
  const earlier = paid.filter(({ id }) => id !== own?.id)
  return { view, earlier: earlier.map((payment) => createReceipt(payment, site)) }
}

/** The page of one payment; null where the form is all there is to show. */
async function showPayment(
  ports: OnlinePaymentPorts,
  visit: PaymentVisit,
  payment: OnlinePayment,
): Promise<PaymentView | null> {
  const { site } = visit
  const { id, status } = payment
  const processor = ports.processorOf(site.id, payment.processor)
  if (status === 'paid' || status === 'refunded') {
    const processorName = processor?.name ?? payment.processor
    return { kind: 'paid', receipt: createReceipt(payment, site), processorName }
  }
  if (status === 'paying') return { kind: 'pending', url: formatPaymentReturnPath(id) }
  const again = { values: readPaidFields(payment), failure: failureOf(payment) }
  if (status !== 'begun' || payment.payment === null || !processor)
    return showForm(ports, visit, again)
  const settled = await settlePayment(ports, { site, processor }, payment, null)
  if (settled.kind === 'challenged') return { kind: 'waiting', url: settled.url }
  const now = await ports.payments.find(site.id, id)
  return now && now.status !== 'begun'
    ? showPayment(ports, visit, now)
    : showForm(ports, visit, again)
}

function failureOf({ status, reason }: OnlinePayment): string | null {
  if (status === 'expired') return PAYMENT_ENDED
  if (reason === 'declined') return PAYMENT_DECLINED
  return reason === 'no-answer' ? PAYMENT_UNANSWERED : null
}

function showForm(
  ports: OnlinePaymentPorts,
  { site, answer, newKey }: PaymentVisit,
  start: Partial<Pick<PaymentForm, 'values' | 'failure'>>,
): PaymentView {
  const processor: PaymentProcessor | null = findSiteProcessor(ports, site)
  if (!processor) return { kind: 'closed' }
  const { name, choices } = processor
  const places = site.dealerships.length > 1 ? site.dealerships : []
  return {
    kind: 'form',
    form: {
      idempotencyKey: newKey(),
      dealerships: places.map(({ slug, name: title }) => ({ slug, name: title })),
      processor: { name, choices },
      values: answer?.values ?? start.values ?? emptyPaymentFields,
      errors: answer?.errors ?? {},
      failure: answer ? answer.failure : (start.failure ?? null),
    },
  }
}

const dayWords = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

function createReceipt(
  { id, reference, amountCents, status, settledAt, createdAt }: OnlinePayment,
  { timeZone }: Pick<Site, 'timeZone'>,
): PaymentReceipt {
  const { date } = readWallClock(status === 'paid' ? (settledAt ?? createdAt) : createdAt, timeZone)
  return {
    number: formatReceiptNumber(id),
    path: formatPaymentPath(id),
    reference,
    amount: formatPrice(amountCents / 100),
    paidOn: dayWords.format(new Date(`${date}T00:00:00Z`)),
    isRefunded: status === 'refunded',
  }
}
