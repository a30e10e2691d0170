import type { CustomerAnswer, LenderClient, Quote } from '../model/quote/index.ts'

/** How the service of a lender is reached. */
export interface HttpLenderOptions {
  /** Address before `/quote` and `/create-customer`. */
  url: string
  /** Sent as a bearer token. Default none. */
  key?: string
  fetch: typeof globalThis.fetch
}

/** Largest answer that is read, in characters. */
const LARGEST_ANSWER = 20_000

/**
 * A lender with the calls of YouX: `POST {url}/quote` and `POST {url}/create-customer`.
 * Source: `API-026` to `API-034`, `D-54`
 */
export function createHttpLender(options: HttpLenderOptions): LenderClient {
  return {
    async quote(request, { signal }) {
      const answer = await call(options, 'quote', { body: request, signal })
      return answer === null ? null : readQuote(answer)
    },
    async createCustomer(request, { signal, idempotencyKey }) {
      const headers = { 'idempotency-key': idempotencyKey }
      const answer = await call(options, 'create-customer', { body: request, signal, headers })
      return readCustomer(answer)
    },
  }
}

interface Call {
  body: unknown
  signal: AbortSignal
  headers?: Record<string, string>
}

/** @returns the JSON of the answer; null for 404, which says that there is no such thing */
async function call(
  { url, key, fetch }: HttpLenderOptions,
  path: string,
  { body, signal, headers = {} }: Call,
): Promise<unknown> {
  const response = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
    method: 'POST',
    headers: {
      ...headers,
      accept: 'application/json',
      'content-type': 'application/json',
      ...(key && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
    signal,
    redirect: 'error',
  })
  const text = await response.text()
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`the lender answered ${response.status}`)
  if (text.length > LARGEST_ANSWER) throw new Error('the lender answered too much')
  return JSON.parse(text)
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** @throws for an answer without a repayment or without one of its rates */
function readQuote(value: unknown): Quote {
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = fieldsOf(value)
  const numbers = [weeklyRepaymentAmount, advertisedRate, comparisonRate].map(Number)
  const [week = Number.NaN, rate = Number.NaN, comparison = Number.NaN] = numbers
  const isQuote = week > 0 && rate >= 0 && comparison >= 0 && numbers.every(Number.isFinite)
  if (!isQuote) throw new Error('the lender answered with no quote')
  return { weeklyRepaymentAmount: week, advertisedRate: rate, comparisonRate: comparison }
}

function readCustomer(value: unknown): CustomerAnswer {
  const { redirectUrl, error } = fieldsOf(value)
  return {
    ...(typeof redirectUrl === 'string' && { redirectUrl }),
    ...(typeof error === 'string' && { error }),
  }
}
