import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Person } from '../model/person.ts'

/**
 * Condition that the `phone` of a JSON column is this number, however it was typed.
 * @param phone in the form of `normalisePhone`
 */
export const isPhoneOf = (payload: SQLWrapper, phone: string): SQL =>
  sql`regexp_replace(regexp_replace(${payload} ->> 'phone', '\\D', '', 'g'), '^61', '0') = ${phone}`

/** Condition that a JSON column holds what this person sent: one of address and number is enough. */
export const isPayloadOf = (payload: SQLWrapper, { email, phone }: Person): SQL | undefined =>
  or(
    email === undefined ? undefined : sql`lower(trim(${payload} ->> 'email')) = ${email}`,
    phone === undefined ? undefined : isPhoneOf(payload, phone),
  )
