import type { RowResult } from './feed-format.ts'
import { createFeedProblem, type FeedCell, type FeedRow } from './feed-row.ts'
import { type FeedField, fieldOfColumn } from './field-names.ts'
import { isNoFact } from './parsed.ts'

/** A JSON object as a feed holds it. */
export type JsonObject = Readonly<Record<string, unknown>>

/** How a format of one JSON object a line lays out a car. */
export interface JsonLayout {
  /** Keys a line must have, by their names in `flatten`'s answer. */
  requiredKeys: readonly string[]
  /** Every value of a car under one name, nested ones among them. */
  flatten(payload: JsonObject): JsonObject
  /** Its equipment: names, or objects of category and name. */
  featuresOf(payload: JsonObject): unknown
  /** Its pictures: addresses, or objects of a `url`. */
  imagesOf(payload: JsonObject): unknown
}

/** Reads one line of a JSON feed; a line that is no object, or lacks a required key, is a problem. */
export function readJsonLine(line: number, text: string, layout: JsonLayout): RowResult {
  const refuse = (cell: FeedCell, reason: string, stocknum: string | null = null): RowResult => ({
    ok: false,
    problem: createFeedProblem(line, cell, reason),
    stocknum,
  })
  const payloadCell = { column: 'payload', value: text }
  let payload: unknown
  try {
    payload = JSON.parse(text)
  } catch {
    return refuse(payloadCell, 'is not JSON')
  }
  if (!isJsonObject(payload)) return refuse(payloadCell, 'is not a JSON object')
  const flat = layout.flatten(payload)
  const missing = layout.requiredKeys.find((key) => !Object.hasOwn(flat, key))
  if (missing) {
    const cell = { column: missing, value: '' }
    return refuse(cell, 'is missing from the payload', toText(flat.stocknum) || null)
  }
  return { ok: true, row: toRow(line, flat, payload, layout) }
}

/** True for an object that is neither null nor a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The objects of a list; anything else, and a value that is no list, is none. */
export function listObjects(value: unknown): JsonObject[] {
  return listOf(value).filter(isJsonObject)
}

function toRow(line: number, flat: JsonObject, payload: JsonObject, layout: JsonLayout): FeedRow {
  const cells = new Map<FeedField, FeedCell>()
  for (const [key, value] of Object.entries(flat)) {
    const field = fieldOfColumn(key)
    if (field === null || (Array.isArray(value) && !structured.has(field))) continue
    if (!isNoFact(cells.get(field)?.value ?? '')) continue
    cells.set(field, { column: key, value: structured.has(field) ? toJson(value) : toText(value) })
  }
  return {
    line,
    cells,
    features: listOf(layout.featuresOf(payload)).flatMap(toFeature),
    imageUrls: listOf(layout.imagesOf(payload)).flatMap(toImageUrl),
    spinUrls: listOf(flat.spin_images).flatMap(toImageUrl),
  }
}

/** Fields whose lists and objects a CSV file holds as JSON in their cell. */
const structured: ReadonlySet<FeedField> = new Set([
  'walkaround_videos',
  'videos',
  'hotspots',
  'payment_processors',
  'categories',
  'finance_lenders',
  'quote',
])

const toJson = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : toText(value)

/** Numbers, yes and no as the text a CSV file would hold; objects say nothing. */
function toText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** A feature is its name, or an object of category and name. */
function toFeature(value: unknown): { category: string | null; name: string }[] {
  if (typeof value === 'string') return [{ category: null, name: value }]
  if (!isJsonObject(value)) return []
  const { category, name } = value
  return typeof name === 'string' ? [{ category: toText(category) || null, name }] : []
}

/** A picture is its address, or an object of it. */
function toImageUrl(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isJsonObject(value) && typeof value.url === 'string' ? [value.url] : []
}
