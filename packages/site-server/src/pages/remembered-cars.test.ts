import type { CarBySlug } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import { createRememberedCars } from './remembered-cars.ts'

const car = aCar({ id: 7, slug: 'a-car', price: 30_000 })

/** A stock of one car, and an index that follows it when it is told to. */
function openWorld() {
  const world = {
    found: { kind: 'car', car } as CarBySlug,
    reads: 0,
    generation: 1,
    carGeneration: 1,
    duringRead: () => {},
  }
  const cars = createRememberedCars({
    stock: {
      async loadCarBySlug() {
        world.reads += 1
        const { found } = world
        world.duringRead()
        return found
      },
    },
    stockIndex: {
      generation: () => world.generation,
      carGeneration: (_siteId, carId) => (carId === car.id ? world.carGeneration : 0),
    },
  })
  const change = (found: CarBySlug) => {
    world.found = found
    world.generation += 1
    world.carGeneration = world.generation
  }
  return { world, change, load: () => cars.loadCarBySlug('harbour', car.slug) }
}

describe('createRememberedCars', () => {
  it('reads a car once while it stays as it is, whatever else changes', async () => {
    const { world, load } = openWorld()
    await load()
    world.generation = 9
    expect(await load()).toEqual({ kind: 'car', car })
    expect(world.reads).toBe(1)
  })

  it.each<[string, CarBySlug]>([
    ['price', { kind: 'car', car: { ...car, price: 28_000 } }],
    ['sale', { kind: 'car', car: { ...car, sold: true } }],
    ['withdrawal', { kind: 'withdrawn', car }],
    ['slug', { kind: 'moved', slug: 'the-car' }],
  ])('shows another %s as soon as searches see it', async (_, found) => {
    const { change, load } = openWorld()
    await load()
    change(found)
    expect(await load()).toEqual(found)
  })

  it('remembers nothing of a change that was followed while it was read', async () => {
    const { world, change, load } = openWorld()
    world.duringRead = () => {
      world.duringRead = () => {}
      change({ kind: 'car', car: { ...car, price: 28_000 } })
    }
    await load()
    expect(await load()).toMatchObject({ car: { price: 28_000 } })
    expect(world.reads).toBe(2)
  })

  it.each<CarBySlug>([{ kind: 'unknown' }, { kind: 'moved', slug: 'the-car' }])(
    'asks every time for a slug that is $kind',
    async (found) => {
      const { world, load } = openWorld()
      world.found = found
      await load()
      await load()
      expect(world.reads).toBe(2)
    },
  )

  it('gives no site the car of another', async () => {
    const cars = createRememberedCars({
      stock: {
        loadCarBySlug: async (siteId) => ({ kind: 'car', car: { ...car, name: siteId } }),
      },
      stockIndex: { generation: () => 1, carGeneration: () => 1 },
    })
    await cars.loadCarBySlug('harbour', 'a-car')
    expect(await cars.loadCarBySlug('ridgeline', 'a-car')).toMatchObject({
      car: { name: 'ridgeline' },
    })
  })
})
