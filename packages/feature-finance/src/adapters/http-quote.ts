import type { Quote, QuoteRequest } from '../model/quote/index.ts'

/** Asks for a quote. Rejects when there is no quote, or the call was aborted. */
export type AskForQuote = (request: QuoteRequest, signal: AbortSignal) => Promise<Quote | null>

export interface HttpQuoteOptions {
  /** Sends the request; the `fetch` of the platform, or one of a test. */
  fetch: typeof fetch
  /** Key of the provider of the site. */
  provider: string
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** Quotes of the site's own `POST /api/{provider}/quote`. Source: `API-026`, `API-030` */
export function createHttpQuote({ fetch: send, provider }: HttpQuoteOptions): AskForQuote {
  return async (request, signal) => {
    const response = await send(`/api/${provider}/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    const quote = (await response.json()) as Partial<Quote> | null
    if (quote === null) return null
    const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = quote
    if (!isNumber(weeklyRepaymentAmount) || !isNumber(advertisedRate) || !isNumber(comparisonRate))
      throw new Error('answered nonsense')
    return { weeklyRepaymentAmount, advertisedRate, comparisonRate }
  }
}
