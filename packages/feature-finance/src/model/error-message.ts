/*
 * Sentences that tell a visitor of a finance calculator that something is wrong, each once and spelt as it
 * is fixed. Every package has its own; a test goes over the sources and finds none elsewhere (`ERR-001`).
 */

/** An amount outside its range. Source: `FIN-054`, `D-48` */
export const AMOUNT_OUT_OF_RANGE = 'Cannot be less than {min} or more than {max}'

/** A repayment in mind that is none. Source: `PLUS-110` */
export const REPAYMENT_MISSING = 'Enter a repayment in dollars.'

/** A repayment in mind that leaves interest unpaid. Source: `PLUS-110` */
export const REPAYMENT_TOO_SMALL = 'That repayment does not pay off the loan.'

/** A repayment in mind that only pays what is due at the end. Source: `PLUS-110` */
export const REPAYMENT_BUYS_NOTHING = 'That repayment leaves nothing for a vehicle.'

/** A repayment in mind with an answer outside the range of its field. Source: `PLUS-110` */
export const SOLVED_AMOUNT_OUT_OF_RANGE =
  'That pays for ${value}. Amounts here are from ${min} to ${max}.'
export const SOLVED_TERM_OUT_OF_RANGE =
  'That takes {value} years. Terms here are from {min} to {max} years.'
export const SOLVED_RATE_OUT_OF_RANGE =
  'That is a rate of {value}% p.a. Rates here are from {min}% to {max}% p.a.'

/** A quote that the lender did not give. Source: `FIN-050`, `D-54` */
export const QUOTE_FAILED = 'Failed to get {name} quick quote'

/** A customer the lender did not take; the name is the lender's. Source: `FIN-092`, `D-54` */
export const CUSTOMER_FAILED = 'Failed to create customer with {name}'

/** A customer without a way on. Source: `FIN-093` */
export const NO_REDIRECT = 'Failed to create customer or no redirect URL received'

/** A quote for another provider than the site's. Source: `D-54` */
export const LENDER_UNKNOWN = 'There is no such lender.'

/** A call about a vehicle the site does not have. */
export const CAR_UNKNOWN = 'No vehicle in stock has this id.'

/** A call from another site's page. */
export const FOREIGN_CALL = 'This request came from another site.'

/** A call with a body that cannot be read. */
export const CALL_MALFORMED = 'The finance request cannot be read.'

/** A call with a body beyond its limit. */
export const CALL_TOO_LARGE = 'The finance request is too large.'

/** A quote with fields that cannot be understood. */
export const QUOTE_INVALID = 'Please check the amount, the term and the vehicle.'

/** Calls beyond the limit of one address. */
export const TOO_MANY_CALLS = 'Too many finance requests. Please try again later.'

/** An application with fields that cannot be understood. */
export const APPLICATION_INVALID = 'Please check this field of your finance application.'

/** An application with a phone its sender did not verify. Source: `FIN-088` */
export const PHONE_NOT_VERIFIED = 'Please verify your mobile number first.'
