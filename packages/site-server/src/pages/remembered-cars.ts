import type { StockIndex } from '@forecourt/feature-search/server'
import type { Car, CarBySlug, StockStore } from '@forecourt/stock/model'
import { LRUCache } from 'lru-cache'

/** Reads the car of a vehicle page. */
export type CarReader = Pick<StockStore, 'loadCarBySlug'>

/** Parts cars are remembered with. */
export interface RememberedCarsPorts {
  stock: CarReader
  /** Follows every change of the stock, here or in another process. */
  stockIndex: Pick<StockIndex, 'generation' | 'carGeneration'>
}

/** Cars remembered for all sites together, some 10 kB each. */
const MAX_CARS = 3000

interface RememberedCar {
  found: CarBySlug & { car: Car }
  /** Generation of the stock in which the car had changed last. */
  generation: number
}

/**
 * Reads the car of a vehicle page from the database once, and again after it changed as far as searches
 * see it: a page from memory is as old as one from the page cache. Old slugs, which lead to another
 * address, and unknown ones are asked for every time.
 */
export function createRememberedCars({ stock, stockIndex }: RememberedCarsPorts): CarReader {
  const cars = new LRUCache<string, RememberedCar>({ max: MAX_CARS })
  return {
    async loadCarBySlug(siteId, slug) {
      const key = `${siteId}\n${slug}`
      const known = cars.get(key)
      if (known && stockIndex.carGeneration(siteId, known.found.car.id) === known.generation)
        return known.found
      const before = stockIndex.generation(siteId)
      const found = await stock.loadCarBySlug(siteId, slug)
      if (!('car' in found)) {
        cars.delete(key)
        return found
      }
      const generation = stockIndex.carGeneration(siteId, found.car.id)
      // A change that was followed during the reading may be in it or not.
      if (generation <= before) cars.set(key, { found, generation })
      return found
    },
  }
}
