export { type AlgoliaSearchOptions, createAlgoliaSearchClient } from './algolia-search-client.ts'
export {
  type CatalogueCache,
  type CatalogueSearchOptions,
  createCatalogueCache,
  createCatalogueSearchClient,
} from './catalogue-search-client.ts'
export { createEmbeddedIndexer, type EmbeddedIndexerOptions } from './embedded-indexer.ts'
export { createEmbeddedSearchClient, type EmbeddedSearchOptions } from './embedded-search-client.ts'
export { createHttpSearchClient, type HttpSearchOptions } from './http-search-client.ts'
export { createHttpSimilarIds, type HttpSimilarIdsOptions } from './http-similar-ids.ts'
export { type LiteSearchClient, SearchTimeoutError } from './lite-search-client.ts'
