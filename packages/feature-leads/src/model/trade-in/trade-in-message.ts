import {
  formatRegoUnavailable,
  formatRegoUnknown,
  formatValuationUnavailable,
  formatYearInvalid,
  INVALID_KM,
  INVALID_REGO,
  OFFER_UNKNOWN,
  TRADE_IN_MALFORMED,
  TRADE_IN_UNKNOWN,
} from '../error-message.ts'

/** Sentences about a trade-in that went wrong, by what happened. Source: `D-69`, `D-70` */
export const tradeInMessage = {
  rego: INVALID_REGO,
  regoUnknown: formatRegoUnknown,
  regoUnavailable: formatRegoUnavailable,
  km: INVALID_KM,
  year: formatYearInvalid,
  unavailable: formatValuationUnavailable,
  unknown: TRADE_IN_UNKNOWN,
  offerUnknown: OFFER_UNKNOWN,
  malformed: TRADE_IN_MALFORMED,
} as const
