import type { FeedFormat, RowResult, TableReader } from './feed-format.ts'
import { createFeedProblem, type FeedCell } from './feed-row.ts'
import { type FeedField, fieldOfColumn } from './field-names.ts'

/**
 * The CSV file that Australian dealer systems upload by FTP, columns in any order.
 * Source: `PLUS-001`
 */
export const auFtpCsv: FeedFormat = {
  name: 'au-ftp-csv',
  title: 'Australian FTP CSV',
  kind: 'table',
  open: openTable,
}

const requiredFields: readonly FeedField[] = ['stocknum', 'make', 'model', 'year']

function openTable(header: readonly string[]): TableReader {
  const columns = header.map((column) => column.trim())
  const fields = claimFields(columns)
  const missing = requiredFields.filter((field) => !fields.includes(field))
  if (missing.length > 0) {
    return { ok: false, reason: `The header has no column for ${missing.join(', ')}.` }
  }
  return { ok: true, readRecord: (line, record) => readRecord(line, record, columns, fields) }
}

/** The field of each column; of two columns for one field the first counts. */
function claimFields(columns: readonly string[]): (FeedField | null)[] {
  const claimed = new Set<FeedField>()
  return columns.map((column) => {
    const field = fieldOfColumn(column)
    if (field === null || claimed.has(field)) return null
    claimed.add(field)
    return field
  })
}

function readRecord(
  line: number,
  record: readonly string[],
  columns: readonly string[],
  fields: readonly (FeedField | null)[],
): RowResult {
  const shape = checkShape(record, columns)
  if (shape !== null) {
    const stocknum = record[fields.indexOf('stocknum')]?.trim() || null
    return { ok: false, problem: createFeedProblem(line, shape.cell, shape.reason), stocknum }
  }
  const cells = new Map<FeedField, FeedCell>()
  fields.forEach((field, at) => {
    if (field !== null) cells.set(field, { column: columns[at] ?? '', value: record[at] ?? '' })
  })
  return { ok: true, row: { line, cells, features: [], imageUrls: [], spinUrls: [] } }
}

/** A record with too few or too many cells cannot be trusted: its values may have moved. */
function checkShape(record: readonly string[], columns: readonly string[]) {
  const reason = `the row has ${record.length} of ${columns.length} columns`
  const missing = columns[record.length]
  if (missing !== undefined) return { cell: { column: missing, value: '' }, reason }
  const extra = record.slice(columns.length).find((value) => value.trim() !== '')
  if (extra === undefined) return null
  return { cell: { column: `column ${columns.length + 1}`, value: extra }, reason }
}
