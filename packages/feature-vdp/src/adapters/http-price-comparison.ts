import { readPriceComparison } from '../model/price-comparison.ts'
import type { PriceComparisonSource } from '../model/price-comparison-source.ts'

/** How a service of price comparisons is reached. */
export interface HttpPriceComparisonOptions {
  /** Address before the path of the car, such as https://autogauge.example.com/dealer-12. */
  url: string
  /** Sent as a bearer token. Default none. */
  key?: string
  fetch: typeof globalThis.fetch
}

/** Largest answer that is read, in characters. */
const LARGEST_ANSWER = 20_000

/**
 * Asks a service with the shape of Autogauge: `GET {url}/cars/{slug}/autogauge`. A car it does not
 * know (404), and an answer without one of its fields, is no comparison.
 * @throws when it cannot be reached, answers another status, or with what is no JSON
 * Source: `API-015`, `D-37`
 */
export function createHttpPriceComparison({
  url,
  key,
  fetch,
}: HttpPriceComparisonOptions): PriceComparisonSource {
  return {
    async compare({ path }, { signal }) {
      const headers = { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
      const response = await fetch(`${url.replace(/\/$/, '')}${path}/autogauge`, {
        headers,
        signal,
        redirect: 'error',
      })
      const text = await response.text()
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`the price comparison answered ${response.status}`)
      if (text.length > LARGEST_ANSWER) throw new Error('the price comparison answered too much')
      return readPriceComparison(JSON.parse(text))
    },
  }
}
