export { type FinancePrefill, type PrefillVehicle, readFinanceQuery } from './finance-query.ts'
export type {
  CustomerAnswer,
  CustomerData,
  CustomerRequest,
  LenderCall,
  LenderClient,
} from './lender-client.ts'
export {
  type CreditHistory,
  cleanQuotePrice,
  createVehicleQuoteRequest,
  creditHistories,
  DEFAULT_CREDIT_HISTORY,
  isQuotePrice,
  QUOTE_DEBOUNCE_MS,
  type Quote,
  type QuoteRequest,
  type QuoteVehicle,
  quotePrice,
  quoteTerm,
  readQuotePrice,
} from './quick-quote.ts'
export { createQuoteClaim, formatQuoteFailure } from './quote-claim.ts'
