import type { Car, StockStore } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createPayableStock } from './payable-stock.ts'

/** Processors of the two cars of a stock, by every way to read it. */
async function read(reservePath: string) {
  const cars = [
    aCar({ id: 1, payment_processors: ['retail'] }),
    aCar({ id: 2, payment_processors: ['retail', 'demo'] }),
  ]
  const [first] = cars
  if (!first) throw new Error('no car')
  const held: Partial<StockStore> = {
    async loadStock(_site, onBatch) {
      await onBatch(cars)
      return { generation: 1 }
    },
    async loadStockChanges(_site, _since, onBatch) {
      await onBatch?.(cars)
      return { generation: 1, changed: onBatch ? [] : cars, withdrawnIds: [] }
    },
    loadCarBySlug: async (_site, slug) =>
      slug === 'gone' ? { kind: 'unknown' } : { kind: 'car', car: first },
    loadCarsByIds: async () => cars,
  }
  const site = aSite({ routing: { reservePath } })
  const stock = createPayableStock(
    held as StockStore,
    (key) => key === 'demo',
    () => site,
  )
  const told: (readonly Car[])[] = []
  const note = (batch: Car[]) => void told.push(batch)
  await stock.loadStock('example', note)
  await stock.loadStockChanges('example', 0, note)
  told.push((await stock.loadStockChanges('example', 0)).changed)
  told.push(await stock.loadCarsByIds('example', [1, 2]))
  const one = await stock.loadCarBySlug('example', 'car')
  expect(await stock.loadCarBySlug('example', 'gone')).toEqual({ kind: 'unknown' })
  const processors = told.map((batch) => batch.map((car) => car.payment_processors))
  return { all: processors, one: one.kind === 'car' ? one.car.payment_processors : null }
}

describe('createPayableStock', () => {
  it('leaves a car no processor that is not there, however it is read [D-124]', async () => {
    const left = [[], ['demo']]
    expect(await read('checkout')).toEqual({ all: [left, left, left, left], one: [] })
  })

  it('leaves the cars of a dealer alone who takes deposits elsewhere [CFG-023]', async () => {
    const left = [['retail'], ['retail', 'demo']]
    const told = await read('https://pay.example.com/{id}')
    expect(told).toEqual({ all: [left, left, left, left], one: ['retail'] })
  })
})
