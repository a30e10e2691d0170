import { describe, expect, it } from 'vitest'
import type { PriceComparison } from '../model/price-comparison.ts'
import type { ComparedCar, PriceComparisonSource } from '../model/price-comparison-source.ts'

/** A source under test, prepared to know one car and not another. */
export interface PreparedSource {
  source: PriceComparisonSource
  /** A car it has a comparison for. */
  known: ComparedCar
  /** Words it says of that car. */
  expected: PriceComparison
  /** A car it knows nothing of. */
  unknown: ComparedCar
  /** From now on every question fails. */
  fail: () => void
  close?: () => Promise<void>
}

/** Contract of every source of price comparisons. */
export function priceComparisonContract(
  name: string,
  prepare: () => Promise<PreparedSource>,
): void {
  const signal = new AbortController().signal
  const withSource = async (run: (prepared: PreparedSource) => Promise<void>) => {
    const prepared = await prepare()
    try {
      await run(prepared)
    } finally {
      await prepared.close?.()
    }
  }

  describe(`${name} as a PriceComparisonSource`, () => {
    it('gives fill, price, range, confidence and description of a car [DATA-050]', () =>
      withSource(async ({ source, known, expected }) => {
        expect(await source.compare(known, { signal })).toEqual(expected)
      }))

    it('has no comparison of a car it knows nothing of', () =>
      withSource(async ({ source, unknown }) => {
        expect(await source.compare(unknown, { signal })).toBeNull()
      }))

    it('throws when it cannot answer', () =>
      withSource(async ({ source, known, fail }) => {
        fail()
        await expect(source.compare(known, { signal })).rejects.toThrow(Error)
      }))

    it('gives up when it is aborted', () =>
      withSource(async ({ source, known }) => {
        const over = AbortSignal.abort(new Error('too late'))
        await expect(source.compare(known, { signal: over })).rejects.toThrow('too late')
      }))
  })
}
