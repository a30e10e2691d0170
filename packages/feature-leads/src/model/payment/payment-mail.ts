import { formatPrice } from '@forecourt/stock/model'
import type { MailContent } from '../mail/mail-content.ts'
import { formatPaymentPath, formatReceiptNumber, type OnlinePayment } from './online-payment.ts'

/** The receipt of a payment, to who made it. Source: `D-65` */
export function createPaymentMail(
  { id, amountCents, reference, lead }: OnlinePayment,
  { url, onlinePayment: { terms } }: { url: string; onlinePayment: { terms: string | null } },
): MailContent {
  const { name, last_name: lastName } = lead.payload
  return {
    subject: `Receipt ${formatReceiptNumber(id)}: ${reference}`,
    heading: 'Thank you for your payment',
    paragraphs: ['This is your receipt. The dealership has been told of your payment.'],
    offer: null,
    facts: [
      { term: 'Receipt', details: formatReceiptNumber(id) },
      { term: 'Paid for', details: reference },
      { term: 'Amount', details: formatPrice(amountCents / 100) },
      { term: 'Name', details: `${name} ${lastName}`.trim() },
    ],
    action: { label: 'See the receipt', url: new URL(formatPaymentPath(id), url).href },
    steps: [],
    notes: terms === null ? [] : [terms],
  }
}
