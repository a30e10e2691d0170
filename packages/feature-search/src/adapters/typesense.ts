export { formatTypesenseFilter } from './typesense-filter.ts'
export {
  createTypesenseIndexer,
  TypesenseError,
  type TypesenseIndexerOptions,
} from './typesense-indexer.ts'
export { createTypesenseScopedKey, type TypesenseScope } from './typesense-scoped-key.ts'
export {
  createTypesenseSearchClient,
  type TypesenseAdapter,
  TypesenseSearchError,
  type TypesenseSearchOptions,
} from './typesense-search-client.ts'
