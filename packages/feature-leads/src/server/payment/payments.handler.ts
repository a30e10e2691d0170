import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import type { FieldErrors } from '../../model/enquiry.ts'
import {
  PAYMENT_DECLINED,
  PAYMENT_ENDED,
  PAYMENT_UNANSWERED,
  PAYMENTS_UNAVAILABLE,
} from '../../model/error-message.ts'
import { readFormIdempotencyKey } from '../../model/lead-id.ts'
import { leadMessage } from '../../model/lead-message.ts'
import { cleanText } from '../../model/lead-text.ts'
import {
  formatPaymentPath,
  formatPaymentReturnPath,
  ONLINE_PAYMENT_PATH,
  type OnlinePayment,
} from '../../model/payment/online-payment.ts'
import {
  emptyPaymentFields,
  findPaymentErrors,
  type PaymentFields,
  parseAmountCents,
  readPaymentFields,
} from '../../model/payment/payment-fields.ts'
import { createPaymentLead } from '../../model/payment/payment-lead.ts'
import type { PaymentProcessor } from '../../model/payment/payment-processor.ts'
import { formatSignInPath } from '../../model/sign-in/gates.ts'
import type { Contact } from '../../model/sign-in/sign-in-store.ts'
import { describeReason } from '../describe-reason.ts'
import { countLead, type LeadLimits, storeCounted } from '../lead-limits.ts'
import {
  createLimitRefusal,
  createOutageRefusal,
  foreignRefusal,
  isRefusal,
  type Refusal,
  refusalResponse,
} from '../refusal.ts'
import { readRequestFields } from '../request-body.ts'
import { isSendingKey } from '../reserve/reservation-request.ts'
import { createSeeOther } from '../see-other.ts'
import { readRequestSession } from '../sign-in/session.handler.ts'
import type { SignInPorts } from '../sign-in/sign-in-ports.ts'
import { findSiteProcessor, type OnlinePaymentPorts } from './payment-ports.ts'
import { settlePayment } from './settle-payment.ts'
import type { SettledPayment } from './settled-payment.ts'

/** A form of the payment page that was not taken, with everything that was typed. */
export interface PaymentAnswer {
  status: number
  values: PaymentFields
  errors: FieldErrors
  /** Words above the form; null for none. */
  failure: string | null
}

/** Needs of the handlers of payments. */
export interface OnlinePaymentOptions extends OnlinePaymentPorts, LeadLimits {
  /** Who is signed in. */
  signIn: Pick<SignInPorts, 'store' | 'clock'>
  /** A fresh UUID. */
  newId: () => string
  /** Address the request came from, the visitor's and not a proxy's. */
  clientAddress: (request: Request) => string
  /** Renders the payment page with what was typed. */
  renderPayment: (answer: PaymentAnswer, request: Request, site: Site) => Promise<Response>
}

type SiteCall = (request: Request, site: Site) => Promise<Response>

type PaymentRefusal = Omit<Refusal, 'format'>

/**
 * Handlers of payments:
 * - `form`, `POST /online-payment`: 303 to the bank, to the receipt, or to sign-in; else the page with what is wrong
 * - `comeBack`, `GET /api/payments/{id}/return`, where the bank or the processor sends a visitor back to
 *
 * Source: `D-65`, `SITE-051`, `SITE-082`
 */
export function createOnlinePaymentHandlers(
  options: OnlinePaymentOptions,
): Record<'form' | 'comeBack', SiteCall> {
  return {
    async form(request, site) {
      if (!isOwnPage(request, site.domains)) return refusalResponse(foreignRefusal)
      const read = await readRequestFields(request)
      if (isRefusal(read)) return refusalResponse(read)
      const values = readPaymentFields(read.fields)
      const refuse = (refusal: PaymentRefusal) =>
        options.renderPayment(createAnswer(values, refusal), request, site)
      try {
        const contact = await readRequestSession(options.signIn, request, site)
        if (!contact) return createSeeOther(signInPath)
        const pageKey = String(read.fields['idempotency_key'] ?? '')
        const taken = await take(options, { request, site, contact, values, pageKey })
        if ('code' in taken) return await refuse(taken)
        const { payment, settled } = taken
        options.onPayment?.(settled.kind)
        if (settled.kind === 'challenged') return createSeeOther(settled.url)
        if (settled.kind === 'paid' || settled.kind === 'pending')
          return createSeeOther(formatPaymentPath(payment.id))
        return await refuse(paymentFailures[settled.kind])
      } catch (error) {
        const reason = describeReason(error)
        options.logger.error('A payment was not taken', { site: site.id, reason })
        return refuse(createOutageRefusal(PAYMENTS_UNAVAILABLE))
      }
    },
    async comeBack(request, site) {
      const [, , , id = ''] = new URL(request.url).pathname.split('/')
      const payment = await options.payments.find(site.id, id)
      const processor = payment && options.processorOf(site.id, payment.processor)
      if (!payment || !processor) return createSeeOther(ONLINE_PAYMENT_PATH)
      try {
        const settled = await settlePayment(options, { site, processor }, payment, null)
        const isKnown = settled.kind === 'paid' && !settled.isNew
        if (!isKnown) options.onPayment?.(settled.kind)
      } catch (error) {
        const reason = describeReason(error)
        options.logger.error('A payment was not carried on', { site: site.id, reason })
      }
      return createSeeOther(formatPaymentPath(id))
    },
  }
}

/** Why a payment that was begun is none. */
export const paymentFailures = {
  declined: { status: 402, code: 'payment_declined', error: PAYMENT_DECLINED },
  unanswered: { status: 503, code: 'payment_unanswered', error: PAYMENT_UNANSWERED },
  expired: { status: 409, code: 'payment_ended', error: PAYMENT_ENDED },
} as const satisfies Readonly<Record<string, PaymentRefusal>>

const signInPath = formatSignInPath({
  type: 'online-payment',
  redirect: ONLINE_PAYMENT_PATH,
  back: '/',
})

const createAnswer = (values: PaymentFields, refusal: PaymentRefusal): PaymentAnswer => ({
  status: refusal.status,
  values,
  errors: refusal.fields ?? {},
  failure: refusal.fields ? null : refusal.error,
})

interface SentPayment {
  request: Request
  site: Site
  contact: Contact
  values: PaymentFields
  /** Names the rendering of the form. */
  pageKey: string
}

const limitText = {
  address: leadMessage.rateLimited,
  contact: leadMessage.contactLimited,
} as const

async function take(
  options: OnlinePaymentOptions,
  sent: SentPayment,
): Promise<{ payment: OnlinePayment; settled: SettledPayment } | PaymentRefusal> {
  const { request, site, contact, values, pageKey } = sent
  if (!isSendingKey(pageKey))
    return { status: 400, code: 'malformed_idempotency_key', error: leadMessage.malformed }
  const processor = findSiteProcessor(options, site)
  if (!processor) return createOutageRefusal(PAYMENTS_UNAVAILABLE)
  const fields = findPaymentErrors(site, values, processor)
  const [first] = Object.values(fields)
  if (first !== undefined) return { status: 422, code: 'invalid', error: first, fields }
  const clientAddress = options.clientAddress(request)
  const verdict = await countLead(options, { siteId: site.id, clientAddress, payload: contact })
  if (!verdict.isAllowed)
    return createLimitRefusal(limitText[verdict.limit], verdict.retryAfterSeconds)
  const { payment, isNew } = await storeCounted(verdict, () => begin(options, sent, processor))
  if (!isNew) await verdict.giveBack()
  const start = {
    token: values.payment_token || null,
    returnUrl: new URL(formatPaymentReturnPath(payment.id), request.url).href,
    description: `${site.name}: ${payment.reference}`,
  }
  return { payment, settled: await settlePayment(options, { site, processor }, payment, start) }
}

/** The same press twice is one payment; another amount or card is another. */
async function begin(
  { payments, newId, clock }: OnlinePaymentOptions,
  { request, site, contact, values, pageKey }: SentPayment,
  processor: PaymentProcessor,
) {
  const paid = {
    id: newId(),
    amountCents: parseAmountCents(values.amount) ?? 0,
    reference: cleanText(values.reference),
    createdAt: clock(),
  }
  const told = {
    ...paid,
    processorName: processor.name,
    dealershipSlug: values.dealership_slug,
  }
  const userAgent = request.headers.get('user-agent') ?? ''
  return payments.begin(site.id, {
    ...paid,
    contactId: contact.id,
    idempotencyKey: await readFormIdempotencyKey(pageKey, { contact: contact.id, values }),
    processor: processor.key,
    lead: await createPaymentLead(site, contact, told, userAgent),
    targetIds: site.delivery.targets.map((target) => target.id),
  })
}

/** Fields of a payment that was begun, to try it again. */
export const readPaidFields = ({ reference, amountCents, lead }: OnlinePayment): PaymentFields => ({
  ...emptyPaymentFields,
  reference,
  amount: (amountCents / 100).toFixed(2).replace(/\.00$/, ''),
  dealership_slug: lead.payload.dealership_slug ?? '',
})
