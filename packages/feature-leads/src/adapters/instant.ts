import { timestamp } from 'drizzle-orm/pg-core'

/** Defines a column that holds a moment, with its zone, read as a `Date`. */
export const defineInstant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
