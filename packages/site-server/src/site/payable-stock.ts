import type { Car, StockStore } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { type HasProcessor, isPaidElsewhere } from './payable-site.ts'

/**
 * A stock whose cars name no processor that this deployment does not have, so that no button leads to a payment
 * nobody takes. Those of a site with an address of its own for deposits stay as their feed has them.
 * Source: `D-09`, `D-124`
 */
export function createPayableStock(
  store: StockStore,
  hasProcessor: HasProcessor,
  siteById: (siteId: string) => Pick<Site, 'routing'> | null,
): StockStore {
  const payableOf = (siteId: string) => {
    const site = siteById(siteId)
    const isElsewhere = site !== null && isPaidElsewhere(site.routing)
    return (car: Car): Car => {
      const { payment_processors: keys } = car
      if (isElsewhere || keys.every(hasProcessor)) return car
      return { ...car, payment_processors: keys.filter(hasProcessor) }
    }
  }
  return {
    ...store,
    loadStock: (siteId, onBatch) =>
      store.loadStock(siteId, (cars) => onBatch(cars.map(payableOf(siteId)))),
    async loadStockChanges(siteId, since, onBatch) {
      const payable = payableOf(siteId)
      const inBatches = onBatch && ((cars: Car[]) => onBatch(cars.map(payable)))
      const difference = await store.loadStockChanges(siteId, since, inBatches)
      return { ...difference, changed: difference.changed.map(payable) }
    },
    async loadCarBySlug(siteId, slug) {
      const found = await store.loadCarBySlug(siteId, slug)
      return 'car' in found ? { ...found, car: payableOf(siteId)(found.car) } : found
    },
    async loadCarsByIds(siteId, ids) {
      return (await store.loadCarsByIds(siteId, ids)).map(payableOf(siteId))
    },
  }
}
