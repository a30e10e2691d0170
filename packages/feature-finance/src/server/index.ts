export {
  CUSTOMER_TIMEOUT_MS,
  type CustomerHandlerPorts,
  createCustomerHandler,
  customerLimit,
} from './create-customer.handler.ts'
export type { FinanceCallPorts } from './finance-call.ts'
export { type LoadQuotePorts, loadQuote } from './load-quote.ts'
export {
  createQuoteHandler,
  type LenderCallPorts,
  QUOTE_TIMEOUT_MS,
  quoteLimit,
} from './quote.handler.ts'
