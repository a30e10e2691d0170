import type { FeedFormat } from './feed-format.ts'
import { isJsonObject, type JsonLayout, type JsonObject, readJsonLine } from './json-row.ts'

const layout: JsonLayout = {
  requiredKeys: ['stocknum', 'make', 'model', 'year'],
  flatten,
  featuresOf: ({ standardEquipment }) => standardEquipment,
  imagesOf: ({ images }) => (Array.isArray(images) ? images.map(pictureOf) : []),
}

/**
 * The platform's own shape: one JSON object a line with the names of `Car`, sizes of a caravan under
 * `specifications`, market averages under `autograb_data` and catalogue data under `variant`.
 * Source: `D-103`, `DATA-001` to `DATA-021`
 */
export const forecourtJson: FeedFormat = {
  name: 'forecourt-json',
  title: 'Own JSON, one car a line',
  kind: 'lines',
  readLine: (line, text) => readJsonLine(line, text, layout),
}

function flatten({ variant, specifications, autograb_data, ...car }: JsonObject): JsonObject {
  return {
    ...car,
    ...(isJsonObject(autograb_data) && autograb_data),
    ...(isJsonObject(variant) && variant),
    ...(isJsonObject(specifications) && specifications),
    ...(car.reserved === true && { status: 'reserved' }),
  }
}

/** An entry of `Car.images`, or an address alone. */
function pictureOf(entry: unknown): unknown {
  return isJsonObject(entry) && isJsonObject(entry.image) ? entry.image : entry
}
