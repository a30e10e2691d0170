export { answerSearchRequest } from './http/answer-search-request.ts'
export type { SearchCall, SearchReply } from './http/search-call.ts'
export type { SearchRight } from './http/search-rights.ts'
export {
  allOf,
  anyOf,
  compareNumber,
  type Filter,
  inRange,
  type NumericOperator,
  not,
  valueIs,
} from './index/filter.ts'
export {
  assertReplicasNamed,
  type IndexSettings,
  type ReplicaSettings,
  type TypoTolerance,
} from './index/index-settings.ts'
export { createSearchIndex, type IndexDefinition, SearchIndex } from './index/search-index.ts'
export type { Scalar, SearchRecord } from './index/search-record.ts'
export { type AnswerMemory, createAnswerMemory } from './query/answer-memory.ts'
export { parseFacetFilters, parseNumericFilters } from './query/filter-lists.ts'
export { parseFilters } from './query/filter-syntax.ts'
export { parseJson } from './query/parse-json.ts'
export type {
  FacetHitsAnswer,
  FacetStats,
  RankingInfo,
  SearchAnswer,
  SearchHit,
} from './query/search-answer.ts'
export { createSearchEngine, SearchEngine } from './query/search-engine.ts'
export type {
  RecordRequest,
  SearchEngineOptions,
  SearchOptions,
  SearchScope,
} from './query/search-engine-options.ts'
export { isSearchError, SearchError } from './query/search-error.ts'
export type { SearchRequest } from './query/search-parameters.ts'
export type { SearchRestriction } from './query/search-restriction.ts'
export { SearchApplication, type SearchApplicationOptions } from './write/search-application.ts'
