export { type FinancePrefill, type PrefillVehicle, readFinanceQuery } from './finance-query.ts'
export {
  type CreditHistory,
  cleanQuotePrice,
  createVehicleQuoteRequest,
  creditHistories,
  DEFAULT_CREDIT_HISTORY,
  isQuotePrice,
  QUOTE_DEBOUNCE_MS,
  type QuoteRequest,
  type QuoteVehicle,
  quotePrice,
  quoteTerm,
  readQuotePrice,
} from './quick-quote.ts'
