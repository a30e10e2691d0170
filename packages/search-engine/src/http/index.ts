export { SEARCH_LIMITS, type SearchLimits } from '../query/search-limits.ts'
export { type CallRate, createCallRateLimit, SEARCH_CALL_RATE } from './call-rate.ts'
export { readSearchBody } from './search-body.ts'
export {
  type Admission,
  answerPreflight,
  answerSearchHttp,
  type OverReason,
  refuseCall,
  refuseKey,
} from './search-http.ts'
export { createKeyRing, type KeyRing, type SearchKey } from './search-keys.ts'
export {
  createSearchService,
  type SearchService,
  type SearchServiceOptions,
} from './search-service.handler.ts'
