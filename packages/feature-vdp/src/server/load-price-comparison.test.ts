import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it, vi } from 'vitest'
import type { PriceComparisonSource } from '../model/price-comparison-source.ts'
import { loadPriceComparison } from './load-price-comparison.ts'

const comparison = {
  fill: 0.5,
  listing_price: 34_990,
  market_range_min: 31_000,
  market_range_max: 38_900,
  confidence: 0.6,
  description: 'Compared with 12 cars.',
}

const load = async (compare: PriceComparisonSource['compare'], timeoutMs?: number) => {
  const warn = vi.fn<(message: string, fields?: object) => void>()
  const ports = { source: { compare }, logger: { warn }, timeoutMs }
  return { result: await loadPriceComparison(ports, aCar({ id: 7 })), warn }
}

describe('loadPriceComparison', () => {
  it('gives the comparison, or none', async () => {
    expect((await load(async () => comparison)).result).toEqual({ kind: 'comparison', comparison })
    const none = await load(async () => null)
    expect(none.result).toEqual({ kind: 'none' })
    expect(none.warn).not.toHaveBeenCalled()
  })

  it('logs a failure once and goes on', async () => {
    const { result, warn } = await load(() => Promise.reject(new Error('down')))
    expect(result).toEqual({ kind: 'failed' })
    expect(warn).toHaveBeenCalledExactlyOnceWith('the price comparison failed', {
      carId: 7,
      error: new Error('down'),
    })
  })

  it.each<[string, PriceComparisonSource['compare']]>([
    [
      'gives up when it is aborted',
      (_car, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    ],
    ['knows no deadline', () => new Promise(() => {})],
  ])('does not wait for ever for a source that %s', async (_, compare) => {
    const { result, warn } = await load(compare, 10)
    expect(result).toEqual({ kind: 'failed' })
    expect(warn).toHaveBeenCalledOnce()
  })
})
