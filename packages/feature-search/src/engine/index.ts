export { answerSearchRequest, searchRefusal } from './answer-search-request.ts'
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
export {
  assertReplicasNamed,
  type IndexSettings,
  type ReplicaSettings,
  type TypoTolerance,
} from './index-settings.ts'
export { parseJson } from './parse-json.ts'
export type {
  FacetHitsAnswer,
  FacetStats,
  RankingInfo,
  SearchAnswer,
  SearchHit,
} from './search-answer.ts'
export { SearchApplication, type SearchApplicationOptions } from './search-application.ts'
export type { SearchCall, SearchReply } from './search-call.ts'
export {
  createSearchEngine,
  type RecordRequest,
  SearchEngine,
  type SearchEngineOptions,
  type SearchOptions,
  type SearchScope,
} from './search-engine.ts'
export { isSearchError, SearchError } from './search-error.ts'
export { createSearchIndex, type IndexDefinition, SearchIndex } from './search-index.ts'
export type { SearchRequest } from './search-parameters.ts'
export type { Scalar, SearchRecord } from './search-record.ts'
export {
  joinRestrictions,
  readRestriction,
  type SearchRestriction,
} from './search-restriction.ts'
export { SEARCH_RIGHTS, type SearchRight } from './search-rights.ts'
