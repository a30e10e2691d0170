export {
  CUSTOMER_TIMEOUT_MS,
  type CustomerHandlerPorts,
  type CustomerOutcome,
  type CustomerRefusal,
  createCustomerHandler,
  customerLimit,
  type SentCustomer,
  takeApplication,
} from './create-customer.handler.ts'
export type { FinanceCallPorts } from './finance-call.ts'
export { createFinanceLendersHandler } from './finance-lenders.handler.ts'
export { type LoadQuotePorts, loadQuote } from './load-quote.ts'
export {
  createQuoteHandler,
  type LenderCallPorts,
  QUOTE_TIMEOUT_MS,
  quoteLimit,
} from './quote.handler.ts'
