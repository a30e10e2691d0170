import { CUSTOMER_FAILED } from '../error-message.ts'

/** Sentence for a lender that took no application: 'Failed to create customer with YouX'. Source: `FIN-092`, `D-54` */
export const formatCustomerFailure = (providerName: string): string =>
  CUSTOMER_FAILED.replace('{name}', () => providerName)
