export { feedFormats, findFeedFormat } from './feed-formats.ts'
export { createFeedProblem, type FeedProblem } from './feed-row.ts'
export { isJsonObject, type JsonObject, listObjects } from './json-row.ts'
