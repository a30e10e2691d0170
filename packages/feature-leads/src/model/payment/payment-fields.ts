import { formatPrice } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import type { FieldErrors } from '../enquiry.ts'
import {
  AMOUNT_MALFORMED,
  formatAmountRange,
  INVALID_CHOICE,
  PAYMENT_UNCHOSEN,
  REQUIRED_FIELD,
  TEXT_TOO_LONG,
} from '../error-message.ts'
import { cleanText } from '../lead-text.ts'
import type { PaymentProcessor } from './payment-processor.ts'

/** Most characters of a reference. */
export const longestReference = 60

/** Fields of the payment page as they were typed. Source: `D-65` */
export interface PaymentFields {
  /** Name of what is paid, such as the number of an invoice. */
  reference: string
  /** In dollars, "250.50". */
  amount: string
  /** Whom the money is for; '' where the site has one dealership. */
  dealership_slug: string
  /** Stands for a card and is none; '' where the card is asked at the page of the processor. */
  payment_token: string
}

/** Labels of the fields, in their order on the page. */
export const PAYMENT_LABELS = {
  reference: 'Invoice or reference number',
  amount: 'Amount in dollars',
  dealership_slug: 'Dealership',
  payment_token: 'Card',
} as const satisfies Readonly<Record<keyof PaymentFields, string>>

/** Fields nobody has filled yet. */
export const emptyPaymentFields: PaymentFields = {
  reference: '',
  amount: '',
  dealership_slug: '',
  payment_token: '',
}

const longestField = 200

/** Fields of a form that was sent. */
export function readPaymentFields(sent: Readonly<Record<string, unknown>>): PaymentFields {
  const text = (name: keyof PaymentFields) => {
    const value = sent[name]
    return typeof value === 'string' ? value.slice(0, longestField) : ''
  }
  return {
    reference: text('reference'),
    // The field has a dollar sign in front of what is typed.
    amount: text('amount').replace(/^\s*\$\s*/, ''),
    dealership_slug: text('dealership_slug'),
    payment_token: text('payment_token'),
  }
}

/**
 * Whole cents of an amount as people type it, "$1,250.50"; null for what is none, or has parts of a cent.
 */
export function parseAmountCents(text: string): number | null {
  const [, dollars = '', cents = ''] =
    /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  if (dollars === '') return null
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** Part of a site that decides what may be paid. */
export type PaidSite = Pick<Site, 'dealerships' | 'onlinePayment'>

/** Mistakes in the fields of a payment, by field. Source: `D-65` */
export function findPaymentErrors(
  site: PaidSite,
  fields: PaymentFields,
  { choices }: Pick<PaymentProcessor, 'choices'>,
): FieldErrors {
  const found: Record<keyof PaymentFields, string | null> = {
    reference: findReferenceError(fields.reference),
    amount: findAmountError(site, fields.amount),
    dealership_slug: findChoiceError(
      fields.dealership_slug,
      site.dealerships.length > 1 ? site.dealerships.map(({ slug }) => slug) : [],
      REQUIRED_FIELD,
    ),
    payment_token: findChoiceError(
      fields.payment_token,
      choices.map(({ token }) => token),
      PAYMENT_UNCHOSEN,
    ),
  }
  const errors: Record<string, string> = {}
  for (const [name, error] of Object.entries(found)) if (error !== null) errors[name] = error
  return errors
}

function findReferenceError(reference: string): string | null {
  const { length } = cleanText(reference)
  if (length === 0) return REQUIRED_FIELD
  return length > longestReference ? TEXT_TOO_LONG : null
}

function findAmountError({ onlinePayment }: PaidSite, amount: string): string | null {
  if (amount.trim() === '') return REQUIRED_FIELD
  const cents = parseAmountCents(amount)
  if (cents === null) return AMOUNT_MALFORMED
  const { minimum, maximum } = onlinePayment
  if (cents >= minimum * 100 && cents <= maximum * 100) return null
  return formatAmountRange(formatPrice(minimum), formatPrice(maximum))
}

/** A choice that need not be made is not looked at. */
function findChoiceError(
  chosen: string,
  options: readonly string[],
  missing: string,
): string | null {
  if (options.length === 0) return null
  if (chosen === '') return missing
  return options.includes(chosen) ? null : INVALID_CHOICE
}
