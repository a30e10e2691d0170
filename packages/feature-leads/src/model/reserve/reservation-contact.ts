import { isTicked } from '../ticked-box.ts'

/** Whoever reserves a car. */
export interface ReservationContact {
  name: string
  last_name: string
  email: string
  phone: string
  opt_in: boolean
  /** Version of the wording beside the checkbox (`D-100`). */
  opt_in_version: string
}

/** Names of the texts of a contact. */
export const CONTACT_TEXTS = ['name', 'last_name', 'email', 'phone'] as const

/** Reads a contact of JSON or of form fields as it was typed; what is missing is ''. */
export function readReservationContact(
  fields: Readonly<Record<string, unknown>>,
): ReservationContact {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  return {
    name: text('name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    // Consent is never assumed.
    opt_in: isTicked(fields['opt_in']),
    opt_in_version: text('opt_in_version'),
  }
}
