import type { Enquiry } from './enquiry.ts'

/** Text a visitor typed before and need not type again. Source: `LEAD-033`, `DATA-058` */
export interface UserDetails {
  name: string
  last_name: string
  email: string
  phone: string
  postcode: string
}

const names = ['name', 'last_name', 'email', 'phone', 'postcode'] as const

/** Reads stored details; anything that is not text is ''. `null` when it is no record at all. */
export function readUserDetails(data: unknown): UserDetails | null {
  if (typeof data !== 'object' || data === null) return null
  const stored = data as Record<string, unknown>
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '')
  return {
    name: text('name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    postcode: text('postcode'),
  }
}

/** The details an enquiry holds. */
export function pickUserDetails(enquiry: UserDetails): UserDetails {
  const { name, last_name, email, phone, postcode } = enquiry
  return { name, last_name, email, phone, postcode }
}

/**
 * An enquiry with stored details where a field is still empty.
 * @param entered name of the field the visitor is in, which stays as it is: what is typed next would stand
 *   behind the stored text; null for none
 * Source: `LEAD-033`
 */
export function prefill(
  enquiry: Enquiry,
  details: UserDetails | null,
  entered: string | null,
): Enquiry {
  if (!details) return enquiry
  const filled = { ...enquiry }
  for (const name of names)
    if (filled[name] === '' && name !== entered) filled[name] = details[name]
  return filled
}
