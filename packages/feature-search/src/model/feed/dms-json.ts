import type { FeedFormat, RowResult } from './feed-format.ts'
import { type FeedCell, type FeedRow, feedProblem } from './feed-row.ts'
import { type FeedField, fieldOfColumn } from './field-names.ts'

/**
 * Payloads of a dealer management system, one JSON object a line.
 * Source: `PLUS-002`
 */
export const dmsJson: FeedFormat = {
  name: 'dms-json',
  title: 'DMS JSON, one payload a line',
  kind: 'lines',
  readLine,
}

const requiredKeys = ['stocknum', 'make', 'model', 'year', 'status'] as const

function readLine(line: number, text: string): RowResult {
  const refuse = (column: string, reason: string, stocknum: string | null = null): RowResult => ({
    ok: false,
    problem: feedProblem(line, { column, value: text }, reason),
    stocknum,
  })
  let payload: unknown
  try {
    payload = JSON.parse(text)
  } catch {
    return refuse('payload', 'is not JSON')
  }
  if (!isPayload(payload)) return refuse('payload', 'is not a JSON object')
  const missing = requiredKeys.find((key) => !Object.hasOwn(payload, key))
  if (missing)
    return refuse(missing, 'is missing from the payload', toText(payload.stocknum) || null)
  return { ok: true, row: toRow(line, payload) }
}

function isPayload(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toRow(line: number, payload: Record<string, unknown>): FeedRow {
  const cells = new Map<FeedField, FeedCell>()
  for (const [key, value] of Object.entries(payload)) {
    const field = fieldOfColumn(key)
    if (field === null || Array.isArray(value)) continue
    if (cells.get(field)?.value) continue
    cells.set(field, { column: key, value: toText(value) })
  }
  return {
    line,
    cells,
    features: listOf(payload.features).flatMap(toFeature),
    imageUrls: listOf(payload.images).flatMap(toImageUrl),
  }
}

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
  if (!isPayload(value)) return []
  const { category, name } = value
  return typeof name === 'string' ? [{ category: toText(category) || null, name }] : []
}

/** A picture is its address, or an object of it. */
function toImageUrl(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isPayload(value) && typeof value.url === 'string' ? [value.url] : []
}
