export {
  type Catalogue,
  type CataloguePorts,
  type CatalogueSite,
  createCatalogue,
  createCatalogueScope,
  type ProductSource,
} from './catalogue.ts'
export { loadCarModelPage } from './load-car-model-page.ts'
export { type CarModelsPorts, loadCarModels } from './load-car-models.ts'
export type { CataloguePageLoad, CataloguePagePorts } from './load-catalogue-page.ts'
export { type LimitedListPorts, loadCarsById, loadLimitedLists } from './load-limited-list.ts'
export { loadPriceCounts } from './load-price-counts.ts'
export { loadProductPage } from './load-product-page.ts'
export {
  loadSearchPage,
  type SearchPageLoad,
  type SearchPagePorts,
  type SearchPageSite,
} from './load-search-page.ts'
export {
  loadSimilarCars,
  type SimilarCarsLoad,
  type SimilarCarsPorts,
} from './load-similar-cars.ts'
export { loadStockOverview, type StockOverviewPorts } from './load-stock-overview.ts'
export { createPushMemoryFile } from './push-memory.ts'
export {
  type PushedStock,
  type PushMemory,
  pushStock,
  type StockPush,
  type StockPushPorts,
} from './push-stock.ts'
export { createRetryingIndexer, type RetryOptions } from './retrying-indexer.ts'
export {
  createSearchEndpoint,
  type SearchEndpointPorts,
  type SearchEndpointSite,
} from './search-endpoint.handler.ts'
export { createSearchRelay, type SearchRelayPorts } from './search-relay.handler.ts'
export { createSimilarIdsHandler, type SimilarIdsPorts } from './similar-ids.handler.ts'
export { followStock, type StockIndex, type StockIndexPorts } from './stock-index.ts'
export { createStockScope } from './stock-scope.ts'
export { createStockSearchKey, secureSearchKey } from './stock-search-key.ts'
