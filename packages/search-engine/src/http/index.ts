export { readSearchBody } from './search-body.ts'
export { type Admission, answerPreflight, answerSearchHttp, refuseKey } from './search-http.ts'
export { createKeyRing, type KeyRing, type SearchKey } from './search-keys.ts'
export {
  createSearchService,
  type SearchService,
  type SearchServiceOptions,
} from './search-service.handler.ts'
