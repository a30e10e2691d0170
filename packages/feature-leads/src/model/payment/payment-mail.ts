import { formatPrice } from '@forecourt/stock/model'
import type { Lead } from '../lead.ts'
import type { MailContent } from '../mail/mail-content.ts'
import { formatPaymentPath, formatReceiptNumber, type OnlinePayment } from './online-payment.ts'

/** The receipt of a payment, to who made it. Source: `D-65` */
export function createPaymentMail(
  { id, amountCents, reference, lead }: OnlinePayment,
  { url, onlinePayment: { terms } }: { url: string; onlinePayment: { terms: string | null } },
): MailContent {
  return {
    subject: `Receipt ${formatReceiptNumber(id)}: ${reference}`,
    heading: 'Thank you for your payment',
    paragraphs: ['This is your receipt. The dealership has been told of your payment.'],
    offer: null,
    facts: [
      { term: 'Receipt', details: formatReceiptNumber(id) },
      { term: 'Paid for', details: reference },
      { term: 'Amount', details: formatPrice(amountCents / 100) },
      nameFact(lead),
    ],
    action: { label: 'See the receipt', url: new URL(formatPaymentPath(id), url).href },
    steps: [],
    notes: terms === null ? [] : [terms],
  }
}

/** The mail to who made a payment that was given back. Source: `D-65` */
export function createPaymentRefundMail(
  { id, amountCents, reference, lead }: OnlinePayment,
  { url }: { url: string },
): MailContent {
  const title = 'Your payment is refunded'
  return {
    subject: `${title}: ${reference}`,
    heading: title,
    paragraphs: [
      'We have sent your payment back to the card it was made with. Your bank may take a few business days to show it.',
    ],
    offer: null,
    facts: [
      { term: 'Receipt', details: formatReceiptNumber(id) },
      { term: 'Paid for', details: reference },
      { term: 'Amount refunded', details: formatPrice(amountCents / 100) },
      nameFact(lead),
    ],
    action: { label: 'See the receipt', url: new URL(formatPaymentPath(id), url).href },
    steps: [],
    notes: [],
  }
}

const nameFact = ({ payload }: Lead) => ({
  term: 'Name',
  details: `${payload.name} ${payload.last_name}`.trim(),
})
