import * as v from 'valibot'

/** The dealer's brand, as `@forecourt/tokens` draws it. */
export const brandSchema = v.record(v.string(), v.unknown())
