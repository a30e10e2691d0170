import { type Car } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it, vi } from 'vitest'
import { aStockSearchClient } from '../testing/index.ts'
import { findKnownNames } from './known-names.ts'

const nowMs = Date.UTC(2026, 10, 15)
const site = aSite()
const here = (differences: Partial<Car>) =>
  aCar({ dealership_slug: 'example-motors', make: 'Toyota', model: 'Corona', ...differences })
const shown = here({ id: 1 })
const gone = here({ id: 2, status: 'sold', sold_date_timestamp: 0 })

describe('findKnownNames', () => {
  it('knows the names of a car that is shown, and asks nobody [VDP-002]', async () => {
    const search = vi.fn<ReturnType<typeof aStockSearchClient>['search']>()
    expect(await findKnownNames({ search }, site, shown, nowMs)).toEqual({
      make: true,
      model: true,
    })
    expect(search).not.toHaveBeenCalled()
  })

  it('knows the names of a car that is gone only while the stock shows others of them [VDP-002] [D-93]', async () => {
    const knows = (cars: readonly Car[]) =>
      findKnownNames(aStockSearchClient(cars, site, nowMs), site, gone, nowMs)
    expect(await knows([gone])).toEqual({ make: false, model: false })
    expect(await knows([gone, here({ id: 3, make: 'Honda' })])).toEqual({
      make: false,
      model: false,
    })
    expect(await knows([gone, here({ id: 3, model: 'Corolla' })])).toEqual({
      make: true,
      model: false,
    })
    expect(await knows([gone, shown])).toEqual({ make: true, model: true })
  })
})
