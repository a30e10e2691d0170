export { createCardPhotosHandler } from './card-photos.handler.ts'
export {
  type Catalogue,
  type CatalogueSite,
  createCatalogue,
  createCatalogueScope,
  type ProductSource,
} from './catalogue.ts'
export { loadBrandBodies } from './load-brand-bodies.ts'
export { loadCarModelPage } from './load-car-model-page.ts'
export { loadCarModels } from './load-car-models.ts'
export type { CataloguePagePorts } from './load-catalogue-page.ts'
export { loadCarsById, loadLimitedLists } from './load-limited-list.ts'
export { loadMatchingCars, type MatchingCars } from './load-matching-cars.ts'
export { loadPriceCounts } from './load-price-counts.ts'
export { loadProductPage } from './load-product-page.ts'
export { loadSearchPage } from './load-search-page.ts'
export { loadSimilarCars } from './load-similar-cars.ts'
export { loadStockCounts, type StockCountsPorts } from './load-stock-counts.ts'
export { loadStockOverview } from './load-stock-overview.ts'
export type { FoundPlace, LocatePlace } from './place-search.ts'
export { createPushMemoryFile } from './push-memory.ts'
export { type PushMemory, pushStock, type StockPush } from './push-stock.ts'
export { createRetryingIndexer } from './retrying-indexer.ts'
export { createSearchEndpoint } from './search-endpoint.handler.ts'
export { createSearchRelay } from './search-relay.handler.ts'
export { createSimilarIdsHandler } from './similar-ids.handler.ts'
export { createStockCountHandler } from './stock-count.handler.ts'
export { followStock, type StockIndex } from './stock-index.ts'
export { createStockRanges, type KnownStockRange, type StockRanges } from './stock-ranges.ts'
export { createStockScope } from './stock-scope.ts'
export { createStockSearchKey, secureSearchKey } from './stock-search-key.ts'
