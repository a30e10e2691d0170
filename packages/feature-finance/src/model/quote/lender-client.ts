import type { Quote, QuoteRequest } from './quick-quote.ts'

/** A person who applies, with the vehicle and the loan. Source: `API-031`, `API-032` */
export interface CustomerData
  extends Pick<
    QuoteRequest,
    'nvic' | 'vin' | 'selfAssessedCreditScore' | 'purchasePrice' | 'year' | 'loanTerm'
  > {
  /** `0412345678` (D-57). */
  phoneNumber: string
  firstName: string
  lastName: string
  email: string
  subscribe: boolean
  postCode: string
}

/** Body of an application. Source: `API-031` to `API-033` */
export interface CustomerRequest {
  data: CustomerData
  /** Fields of the lead that goes to the dealer at the same time. */
  additionalData: Readonly<Record<string, unknown>>
}

/** How an application was taken. Source: `API-034` */
export interface CustomerAnswer {
  /** Where the person goes on at the lender. */
  redirectUrl?: string
  /** Why the lender did not take it. */
  error?: string
}

/** Conditions of one call. */
export interface LenderCall {
  /** Ends the call; it rejects then. */
  signal: AbortSignal
}

/** A lender as a site speaks to it. */
export interface LenderClient {
  /**
   * @returns null where the lender does not lend so
   * @throws when it cannot be reached, refuses or answers nonsense
   */
  quote(request: QuoteRequest, call: LenderCall): Promise<Quote | null>
  /** Takes an application; undefined for a lender that takes none here. */
  createCustomer?(
    request: CustomerRequest,
    /** The same key is the same application, however often it is sent (`D-89`). */
    call: LenderCall & { idempotencyKey: string },
  ): Promise<CustomerAnswer>
}
