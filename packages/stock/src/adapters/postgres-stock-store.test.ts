import { describe, expect, it } from 'vitest'
import type { Car, StockCar } from '../model/car.ts'
import type { StagedRow, StockChange, StockStore } from '../model/stock-store.ts'
import { aCar } from '../testing/cars.ts'
import { setUpTestStock } from '../testing/test-stock.ts'

let store: StockStore

setUpTestStock((stock) => {
  store = stock.store
})

const options = { now: new Date('2026-11-21T00:00:00Z'), force: true, partial: false }

function stockCar(differences: Partial<Car> = {}): StockCar {
  const { id: _1, slug: _2, path: _3, created_at: _4, updated_at: _5, ...rest } = aCar(differences)
  const { sold_date_timestamp: _6, views: _7, ...car } = rest
  return car
}

function staged(line: number, differences: Partial<Car> = {}): StagedRow & { kind: 'car' } {
  const car = stockCar({ stocknum: `S${line}`, ...differences })
  return {
    kind: 'car',
    line,
    stocknum: car.stocknum ?? '',
    dealershipSlug: car.dealership_slug,
    slug: `car-${car.stocknum?.toLowerCase()}`,
    car,
    fingerprint: JSON.stringify(car),
    stockedAt: null,
    soldAt: null,
  }
}

const replace = (rows: StagedRow[], siteId = 'harbour') =>
  store.replaceStock(siteId, options, (stage) => stage(rows))

async function loadAll(siteId = 'harbour'): Promise<Car[]> {
  const cars: Car[] = []
  await store.loadStock(siteId, (batch) => {
    cars.push(...batch)
  })
  return cars
}

describe('createPostgresStockStore', () => {
  it('gives a car back exactly as it was stored', async () => {
    const plain = stockCar()
    const bare = stockCar({
      stocknum: 'S2',
      variant: null,
      vin: null,
      price: null,
      dealercomments: null,
      standardEquipment: [],
      location: null,
      certified: true,
      reserved: true,
    })
    const listed = stockCar({
      stocknum: 'S3',
      standardEquipment: [
        { category: null, name: 'Sunroof' },
        { category: 'Safety', name: 'ABS' },
      ],
    })
    await replace([plain, bare, listed].map((car, at) => staged(at + 1, car)))
    const loaded = new Map((await loadAll()).map((car) => [car.stocknum, car]))
    for (const car of [plain, bare, listed]) expect(loaded.get(car.stocknum)).toMatchObject(car)
    expect(Object.keys(loaded.get('S2') ?? {}).toSorted()).toEqual(Object.keys(aCar()).toSorted())
  })

  it('hands over a large stock in batches, each car once', async () => {
    await replace(Array.from({ length: 1200 }, (_, at) => staged(at + 1)))
    const sizes: number[] = []
    const ids = new Set<number>()
    const { generation } = await store.loadStock('harbour', async (cars) => {
      sizes.push(cars.length)
      for (const { id } of cars) ids.add(id)
    })
    expect({ sizes, ids: ids.size, generation }).toEqual({
      sizes: [500, 500, 200],
      ids: 1200,
      generation: 1,
    })
  })

  it('finds a car by its slug, within its site only', async () => {
    await replace([staged(1)])
    expect(await store.loadCarBySlug('harbour', 'car-s1')).toMatchObject({
      kind: 'car',
      car: { stocknum: 'S1', slug: 'car-s1', path: '/cars/car-s1' },
    })
    expect(await store.loadCarBySlug('ridgeline', 'car-s1')).toEqual({ kind: 'unknown' })
    expect(await store.loadCarBySlug('harbour', "x' or 1=1")).toEqual({ kind: 'unknown' })
  })

  it('leads every old slug of a car to its present one', async () => {
    await replace([staged(1), staged(2)])
    expect(await store.renameCar('harbour', 'car-s1', 'second')).toBe('renamed')
    expect(await store.renameCar('harbour', 'second', 'third')).toBe('renamed')
    const moved = { kind: 'moved', slug: 'third' }
    expect(await store.loadCarBySlug('harbour', 'car-s1')).toEqual(moved)
    expect(await store.loadCarBySlug('harbour', 'second')).toEqual(moved)
    expect(await store.loadCarBySlug('harbour', 'third')).toMatchObject({ kind: 'car' })
    await replace([staged(1, { price: 1000 }), staged(2)])
    expect(await store.loadCarBySlug('harbour', 'third')).toMatchObject({ car: { price: 1000 } })
    expect(await store.loadCarBySlug('ridgeline', 'car-s1')).toEqual({ kind: 'unknown' })
  })

  it('gives no car a slug that another one has or had', async () => {
    await replace([staged(1), staged(2)])
    await store.renameCar('harbour', 'car-s1', 'renamed')
    expect(await store.renameCar('harbour', 'car-s2', 'renamed')).toBe('taken')
    expect(await store.renameCar('harbour', 'car-s2', 'car-s1')).toBe('taken')
    expect(await store.renameCar('harbour', 'no-such-car', 'other')).toBe('unknown')
    expect(await store.renameCar('harbour', 'renamed', 'car-s1')).toBe('renamed')
    expect(await store.loadCarBySlug('harbour', 'renamed')).toEqual({
      kind: 'moved',
      slug: 'car-s1',
    })
    await expect(store.renameCar('harbour', 'car-s1', 'No Slug')).rejects.toThrow(RangeError)
    const newcomer: StagedRow = { ...staged(3), slug: 'renamed' }
    await replace([staged(1), staged(2), newcomer])
    expect((await loadAll()).map(({ slug }) => slug).toSorted()).toEqual([
      'car-s1',
      'car-s2',
      'renamed-harbour-toyota',
    ])
  })

  it('shows a car the site took a reservation for as reserved, whatever its feed says [LEAD-081]', async () => {
    await replace([staged(1), staged(2)])
    const [first] = await loadAll()
    if (!first) throw new Error('expected a car')
    const at = new Date('2026-11-23T00:00:00Z')
    await store.setReserved('harbour', first.id, at)
    expect((await loadAll()).map(({ reserved }) => reserved)).toEqual([true, false])
    expect(await store.readGeneration('harbour')).toBe(2)
    const { changed } = await store.loadStockChanges('harbour', 1)
    expect(changed).toMatchObject([{ id: first.id, reserved: true }])
    await store.setReserved('harbour', first.id, at)
    expect(await store.readGeneration('harbour')).toBe(2)
    await replace([staged(1, { price: 12_345 }), staged(2)])
    expect((await loadAll()).map(({ reserved }) => reserved)).toEqual([true, false])
    await store.setReserved('harbour', first.id, null)
    expect((await store.loadCarsByIds('harbour', [first.id]))[0]?.reserved).toBe(false)
    await store.setReserved('harbour', 999_999, at)
    expect(await store.readGeneration('harbour')).toBe(4)
  })

  it('gives cars in the order of their ids, without unknown and withdrawn ones', async () => {
    await replace([staged(1), staged(2), staged(3)])
    const [first, second, third] = (await loadAll()).map(({ id }) => id)
    await replace([staged(1), staged(3)])
    const asked = [third ?? 0, second ?? 0, 999_999_999, first ?? 0, third ?? 0, Number.NaN]
    const found = await store.loadCarsByIds('harbour', asked)
    expect(found.map(({ id }) => id)).toEqual([third, first])
    expect(await store.loadCarsByIds('ridgeline', [first ?? 0])).toEqual([])
    expect(await store.loadCarsByIds('harbour', [])).toEqual([])
  })

  it('tells the difference since an older generation', async () => {
    await replace([staged(1), staged(2), staged(3)])
    const gone = (await loadAll()).find(({ stocknum }) => stocknum === 'S2')
    await replace([staged(1, { price: 1000 }), staged(3), staged(4)])
    const { generation, changed, withdrawnIds } = await store.loadStockChanges('harbour', 1)
    expect({ generation, withdrawnIds }).toEqual({ generation: 2, withdrawnIds: [gone?.id] })
    expect(changed.map(({ stocknum }) => stocknum)).toEqual(['S1', 'S4'])
    expect(await store.loadStockChanges('harbour', 2)).toEqual({
      generation: 2,
      changed: [],
      withdrawnIds: [],
    })
  })

  it('hands over the cars of a large change in batches, each once, and those that left by id', async () => {
    const rows = Array.from({ length: 620 }, (_, at) => staged(at + 1))
    await replace(rows)
    await replace(rows.slice(10).map((row) => ({ ...row, fingerprint: `${row.fingerprint}!` })))
    const sizes: number[] = []
    const ids = new Set<number>()
    const difference = await store.loadStockChanges('harbour', 1, (cars) => {
      sizes.push(cars.length)
      for (const { id } of cars) ids.add(id)
    })
    expect([ids.size, difference.changed.length, difference.withdrawnIds.length]).toEqual([
      610, 0, 10,
    ])
    expect(sizes.length).toBeGreaterThan(1)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(250)
    const whole = await store.loadStockChanges('harbour', 1)
    expect(whole.changed.map(({ id }) => id)).toEqual([...ids].toSorted((a, b) => a - b))
  })

  it('ends the reading of a change that whoever takes it cannot go on with', async () => {
    await replace(Array.from({ length: 620 }, (_, at) => staged(at + 1)))
    const stop = () => {
      throw new Error('no more')
    }
    await expect(store.loadStockChanges('harbour', 0, stop)).rejects.toThrow('no more')
    expect(await store.readGeneration('harbour')).toBe(1)
  })

  it('counts generations for each site, from 0', async () => {
    expect(await store.readGeneration('harbour')).toBe(0)
    await replace([staged(1)])
    await replace([staged(1)])
    expect(await store.readGeneration('harbour')).toBe(1)
    expect(await store.readGeneration('ridgeline')).toBe(0)
  })

  it('tells of each change after its commit, and of nothing else', async () => {
    const heard: (StockChange | null)[] = []
    const stop = await store.watchStock((change) => heard.push(change))
    await replace([staged(1)])
    await replace([staged(1)])
    await replace([staged(9)], 'ridgeline')
    await expect
      .poll(() => heard)
      .toEqual([
        { siteId: 'harbour', generation: 1 },
        { siteId: 'ridgeline', generation: 1 },
      ])
    await stop()
    await replace([staged(1, { price: 5 })])
    expect(heard.length).toBe(2)
  })
})
