import type { StockIndex } from '@forecourt/feature-search/server'

/**
 * Rises whenever pages about the stock of a site, or about one of its cars, may show something else: a change
 * of the stock, or an index that was built anew, as after a change of what its figures are made with.
 */
export const readStockVersion = (
  index: Pick<StockIndex, 'generation' | 'carGeneration' | 'builds'>,
  siteId: string,
  carId: number | null,
): number =>
  index.builds(siteId) +
  (carId === null ? index.generation(siteId) : index.carGeneration(siteId, carId))
