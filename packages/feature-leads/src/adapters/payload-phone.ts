import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Condition that the `phone` of a JSON column is this number, however it was typed.
 * @param phone in the form of `normalisePhone`
 */
export const isPhoneOf = (payload: SQLWrapper, phone: string): SQL =>
  sql`regexp_replace(regexp_replace(${payload} ->> 'phone', '\\D', '', 'g'), '^61', '0') = ${phone}`
