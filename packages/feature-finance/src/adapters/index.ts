export {
  createHttpCustomer,
  type HttpCustomerOptions,
  type SendCustomer,
} from './http-customer.ts'
export { createHttpLender, type HttpLenderOptions } from './http-lender.ts'
export { type AskForQuote, createHttpQuote, type HttpQuoteOptions } from './http-quote.ts'
export {
  createDemonstrationLender,
  createPublishedLender,
  type PublishedLenderOptions,
} from './published-lender.ts'
export {
  calculatePublishedQuote,
  findLenderRate,
  type LenderRate,
  type QuoteTerms,
  type RatePublisher,
} from './published-quote.ts'
