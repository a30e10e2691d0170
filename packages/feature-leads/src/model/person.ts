import { isEmail, normaliseEmail } from './email.ts'
import type { LeadPayload } from './lead.ts'
import { normalisePhone } from './phone.ts'

/** Somebody who asks to be forgotten, by what leads say of them: an address, a number, or both. */
export interface Person {
  /** In the form of `normaliseEmail`. */
  email?: string
  /** In the form of `normalisePhone`. */
  phone?: string
}

/** The person of what somebody typed; `null` when it is neither an address nor a number. */
export function readPerson(typed: {
  email?: string | undefined
  phone?: string | undefined
}): Person | null {
  const email = normaliseEmail(typed.email ?? '')
  const phone = normalisePhone(typed.phone ?? '')
  const isWrong =
    (email !== '' && !isEmail(email)) || (typed.phone !== undefined && phone.length < 6)
  if (isWrong || (email === '' && phone === '')) return null
  return { ...(email && { email }), ...(phone && { phone }) }
}

/** True for a lead of this person: one of address and number is enough. Source: `PLUS-094` */
export function isFromPerson(payload: LeadPayload, { email, phone }: Person): boolean {
  const isAddress = email !== undefined && normaliseEmail(payload.email) === email
  return isAddress || (phone !== undefined && normalisePhone(payload.phone) === phone)
}

/** True for a text, such as the address of a page, in which the person is named. */
export function namesPerson(text: string, person: Person): boolean {
  const lower = text.toLowerCase()
  return listTraces(person).some((trace) => lower.includes(trace))
}

/** Texts a person is recognised by in the address of a page, in lower case. */
export function listTraces({ email, phone }: Person): string[] {
  const addresses = email === undefined ? [] : [email, encodeURIComponent(email).toLowerCase()]
  return [...new Set([...addresses, ...(phone === undefined ? [] : [phone])])]
}

/** Rows and files that held a person. */
export interface ErasedPerson {
  leads: number
  deliveries: number
  reservations: number
  payments: number
  /** Online purchases that were begun. */
  journeys: number
  events: number
  /** People who signed in, with their sessions and the record of their codes. */
  contacts: number
  /** Codes, and counts of them, of a phone. */
  codes: number
  /** Entries of the list of who wants no marketing, whose address became a digest. */
  suppressions: number
}

/** A reservation that more hangs on than what is stored of its person: a vehicle, or money on the way. */
export interface BindingReservation {
  siteId: string
  id: string
  carId: number
  /** True while its payment goes on or is given up; false for one that is `reserved`. */
  isUnderWay: boolean
}

/**
 * Removes a person from everything that is stored, at every site or at one.
 * Source: `PLUS-094`
 */
export interface PersonEraser {
  /** Removes everything but payments and reservations under way, whose money has to arrive somewhere. */
  erase(person: Person, siteId?: string): Promise<ErasedPerson>
  /** Reservations that set a vehicle aside, or whose payment is under way. */
  listBinding(person: Person, siteId?: string): Promise<readonly BindingReservation[]>
}
