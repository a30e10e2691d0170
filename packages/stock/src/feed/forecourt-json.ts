import { MIN_ENGINE_CC } from './engine-text.ts'
import type { FeedFormat } from './feed-format.ts'
import { isJsonObject, type JsonLayout, type JsonObject, readJsonLine } from './json-row.ts'

const layout: JsonLayout = {
  requiredKeys: ['stocknum', 'make', 'model', 'year'],
  flatten,
  featuresOf: ({ standardEquipment }) => standardEquipment,
  imagesOf: ({ images }) => (Array.isArray(images) ? images.flatMap(pictureOf) : []),
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
    ...plainMechanics(car),
    ...cubicCentimetres(variant),
  }
}

/** The exact size of an engine goes before its litres; what is too small for one may be litres itself. */
function cubicCentimetres(variant: unknown): JsonObject {
  const cc = isJsonObject(variant) ? variant.enginesize : null
  return typeof cc === 'number' && cc >= MIN_ENGINE_CC ? { engine_size: `${cc} cc` } : {}
}

/** The words of the filters, for a car that says no more; what comes first counts. */
function plainMechanics(car: JsonObject): JsonObject {
  return {
    body_type: car.simple_body,
    fuel_type: car.simple_fuel,
    drive_type: car.simple_drive,
    gearbox: car.simple_transmission,
  }
}

/** An entry of `Car.images`, or an address alone; a video is no picture. */
function pictureOf(entry: unknown): unknown[] {
  if (!isJsonObject(entry)) return [entry]
  return entry.isVideo === true ? [] : [entry.image ?? entry]
}
