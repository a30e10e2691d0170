export { createAlgoliaSearchClient } from './algolia-search-client.ts'
export {
  type CatalogueCache,
  createCatalogueCache,
  createCatalogueSearchClient,
} from './catalogue-search-client.ts'
export { createEmbeddedIndexer } from './embedded-indexer.ts'
export { createEmbeddedSearchClient } from './embedded-search-client.ts'
export { createHttpCardPhotos } from './http-card-photos.ts'
export { createHttpSearchClient } from './http-search-client.ts'
export { createHttpSimilarIds } from './http-similar-ids.ts'
export {
  type LiteSearchClient,
  SearchTimeoutError,
  SearchUnreachableError,
} from './lite-search-client.ts'
export { createSiteEngines, type SiteEngines, type SiteEnginesOptions } from './site-engines.ts'
