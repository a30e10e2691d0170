import {
  INVALID_KM,
  INVALID_REGO,
  OFFER_UNKNOWN,
  REGO_UNAVAILABLE,
  REGO_UNKNOWN,
  TRADE_IN_MALFORMED,
  TRADE_IN_UNKNOWN,
  VALUATION_UNAVAILABLE,
  YEAR_INVALID,
} from '../error-message.ts'

/** Sentences about a trade-in that went wrong, by what happened. Source: `D-69`, `D-70` */
export const tradeInMessage = {
  rego: INVALID_REGO,
  regoUnknown: REGO_UNKNOWN,
  regoUnavailable: REGO_UNAVAILABLE,
  km: INVALID_KM,
  year: YEAR_INVALID,
  unavailable: VALUATION_UNAVAILABLE,
  unknown: TRADE_IN_UNKNOWN,
  offerUnknown: OFFER_UNKNOWN,
  malformed: TRADE_IN_MALFORMED,
} as const
