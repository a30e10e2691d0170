export { feedFormat, feedFormats } from './feed-formats.ts'
export { type FeedProblem, feedProblem } from './feed-row.ts'
export { isJsonObject, type JsonObject, objectsOf } from './json-row.ts'
