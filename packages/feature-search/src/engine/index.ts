export {
  answerSearchRequest,
  type SearchCall,
  type SearchReply,
  searchRefusal,
} from './answer-search-request.ts'
export {
  allOf,
  anyOf,
  compareNumber,
  type Filter,
  inRange,
  type NumericOperator,
  not,
  valueIs,
} from './filter.ts'
export { parseFilters } from './filter-syntax.ts'
export type { IndexSettings, ReplicaSettings, TypoTolerance } from './index-settings.ts'
export type {
  FacetHitsAnswer,
  FacetStats,
  RankingInfo,
  SearchAnswer,
  SearchHit,
} from './search-answer.ts'
export {
  createSearchEngine,
  type RecordRequest,
  SearchEngine,
  type SearchEngineOptions,
  type SearchScope,
} from './search-engine.ts'
export { SearchError } from './search-error.ts'
export { createSearchIndex, type IndexDefinition, SearchIndex } from './search-index.ts'
export type { SearchRequest } from './search-parameters.ts'
export type { Scalar, SearchRecord } from './search-record.ts'
