import { readTypedAmount } from '../calculator-fields.ts'
import { parseTypedNumber } from '../number-field.ts'
import { type CustomerRequest, creditHistories, quotePrice } from '../quote/index.ts'

/** Fields of a form that an application is made of; texts as they were typed. */
export interface ApplicationForm {
  name: string
  last_name: string
  email: string
  phone: string
  postcode: string
  opt_in: boolean
  purchasePrice: string
  loanTerm: string
  selfAssessedCreditScore: string
  vin: string
  nvic: string
  year: string
}

/**
 * Mistakes only an application has: its amount has a range, which that of a lead about a loan does not have.
 * Source: `FIN-040`, `FIN-054`
 */
export function findApplicationErrors({
  purchasePrice,
}: Pick<ApplicationForm, 'purchasePrice'>): Record<string, string> {
  if (parseTypedNumber(purchasePrice) === null) return {}
  const typed = readTypedAmount(purchasePrice, quotePrice)
  return typed.ok ? {} : { purchasePrice: typed.message }
}

/** Fields of the lead a lender is told: what is asked about, and by whom at the dealer it is answered. */
const leadFields = [
  'category',
  'subcategory',
  'dealership_slug',
  'manufacturer_slug',
  'location',
  'location_id',
  'stock_number',
  'Vehicle Make',
  'Vehicle Model',
  'car_id',
  'car_dealership_id',
  'car_type',
  'vehicle_status',
  'vin',
  'whoIsHelping',
  'message',
  'page_id',
  'url',
  'source',
  'tags',
] as const

const isTold = (value: unknown) => value !== undefined && value !== null && value !== ''

/* A caravan's chassis number is no VIN, and a lender refuses what is none. */
const textOf = (text: string, form: RegExp) => (form.test(text) ? text.toUpperCase() : null)

/**
 * The application of a form, for a lender. The visitor's way through the site stays with the dealer.
 * @param form a form without mistakes
 * @param lead that goes to the dealer at the same time
 * Source: `API-031` to `API-033`
 */
export function createCustomerRequest(
  form: ApplicationForm,
  lead: Readonly<Record<string, unknown>>,
): CustomerRequest {
  const credit = creditHistories.find(({ value }) => value === form.selfAssessedCreditScore)
  const told = leadFields.flatMap((name) => (isTold(lead[name]) ? [[name, lead[name]]] : []))
  return {
    data: {
      nvic: textOf(form.nvic, /^[A-Z\d]{3,10}$/i),
      vin: textOf(form.vin, /^[A-HJ-NPR-Z\d]{17}$/i),
      selfAssessedCreditScore: credit?.value ?? 'GREAT',
      purchasePrice: parseTypedNumber(form.purchasePrice) ?? 0,
      year: /^(?:19|20)\d\d$/.test(form.year) ? Number(form.year) : null,
      loanTerm: Number(form.loanTerm),
      phoneNumber: form.phone,
      firstName: form.name,
      lastName: form.last_name,
      email: form.email,
      subscribe: form.opt_in,
      postCode: form.postcode,
    },
    additionalData: Object.fromEntries(told),
  }
}

const formNames: Readonly<Record<string, keyof ApplicationForm>> = {
  phoneNumber: 'phone',
  firstName: 'name',
  lastName: 'last_name',
  postCode: 'postcode',
  subscribe: 'opt_in',
}

/** Mistakes of an application by the names of its form. */
export const readCustomerFields = (
  fields: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [formNames[name] ?? name, text]))
