import type { FeedFormat } from './feed-format.ts'
import { type JsonLayout, readJsonLine } from './json-row.ts'

const layout: JsonLayout = {
  requiredKeys: ['stocknum', 'make', 'model', 'year', 'status'],
  flatten: (payload) => payload,
  featuresOf: ({ features }) => features,
  imagesOf: ({ images }) => images,
}

/**
 * Payloads of a dealer management system, one JSON object a line.
 * Source: `PLUS-002`
 */
export const dmsJson: FeedFormat = {
  name: 'dms-json',
  title: 'DMS JSON, one payload a line',
  kind: 'lines',
  readLine: (line, text) => readJsonLine(line, text, layout),
}
