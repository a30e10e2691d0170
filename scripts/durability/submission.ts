import { LEAD_KINDS } from '@forecourt/feature-leads/model'
import { dealer } from './lead-site.ts'

/** Visitors come from other addresses each time: one alone may send only so often. */
const anAddress = () => ['10', ...crypto.getRandomValues(new Uint8Array(3))].map(String).join('.')

/** Another number each time, for the same reason. */
export const aNumber = () =>
  `04${crypto.getRandomValues(new Uint32Array(1)).join('').padStart(10, '0').slice(-8)}`

/** Headers of a browser on a page of the dealer, behind a proxy. */
export const createHeaders = (more: Record<string, string>) => ({
  origin: `http://${dealer.host}`,
  'x-forwarded-host': dealer.host,
  'x-forwarded-for': anAddress(),
  ...more,
})

/** Something that is sent, the same each time it is tried. */
export interface Submission {
  /** The key of the sending. */
  key: string
  path: string
  headers: Record<string, string>
  body: string
}

const json = { 'content-type': 'application/json' }

const contactOf = (key: string) => ({
  name: 'Ann',
  last_name: 'Lee',
  email: `${key}@example.com`,
  phone: aNumber(),
})

/** A lead of a kind, by its place in the list of kinds. */
export function createLeadSubmission(at: number): Submission {
  const key = crypto.randomUUID()
  const { category } = LEAD_KINDS[at % LEAD_KINDS.length] ?? { category: 'General Enquiry' }
  const message = 'Is it still available?'
  const fields = { ...contactOf(key), message, category, postcode: '4000', opt_in: true }
  const headers = { ...json, 'idempotency-key': key }
  return { key, path: '/api/leads', headers, body: JSON.stringify(fields) }
}

/** A reservation of a car, with a card that is accepted. */
export function createReservationSubmission(carId: number): Submission {
  const key = crypto.randomUUID()
  const fields = {
    car_id: carId,
    contact: contactOf(key),
    processor: 'stripe',
    payment_token: 'pm_card_visa',
    idempotency_key: key,
  }
  return { key, path: '/api/reservations', headers: json, body: JSON.stringify(fields) }
}

/** A payment of somebody who has signed in, by the form of its page. */
export function createPaymentSubmission(cookie: string): Submission {
  const key = crypto.randomUUID()
  const fields = {
    reference: `INV ${key}`,
    amount: '120.50',
    payment_token: 'pm_card_visa',
    idempotency_key: key,
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie }
  return { key, path: '/online-payment', headers, body: new URLSearchParams(fields).toString() }
}
