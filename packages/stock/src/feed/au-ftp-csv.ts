import type { FeedFormat, RowResult, TableReader } from './feed-format.ts'
import { createFeedProblem, type FeedCell } from './feed-row.ts'
import { type FeedField, fieldOfColumn } from './field-names.ts'
import { splitJoinedRows } from './joined-rows.ts'

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

/** Columns of a table, with the field of each. */
interface Table {
  columns: readonly string[]
  fields: readonly (FeedField | null)[]
}

function openTable(header: readonly string[], delimiter = ','): TableReader {
  const columns = header.map((column) => column.trim())
  const fields = claimFields(columns)
  const table = { columns, fields }
  const missing = requiredFields.filter((field) => !fields.includes(field))
  if (missing.length > 0) {
    return { ok: false, reason: `The header has no column for ${missing.join(', ')}.` }
  }
  // Rows that all end in a delimiter have a cell more than the header, and nothing has moved.
  let usualCells: number | null = null
  return {
    ok: true,
    readRecord: (line, record) => {
      const isLong = record.length > (usualCells ?? columns.length)
      const shape = checkShape(record, columns) ?? (isLong ? findMovedPrice(record, table) : null)
      if (record.length >= columns.length)
        usualCells = Math.min(usualCells ?? record.length, record.length)
      if (shape === null) return mapRecord(line, record, table)
      return refuseRow(line, record, table, shape)
    },
    refuseJoined: (line, record) => refuseJoined(line, record, table, delimiter),
  }
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

function mapRecord(line: number, record: readonly string[], { columns, fields }: Table): RowResult {
  const cells = new Map<FeedField, FeedCell>()
  fields.forEach((field, at) => {
    if (field !== null) cells.set(field, { column: columns[at] ?? '', value: record[at] ?? '' })
  })
  return { ok: true, row: { line, cells, features: [], imageUrls: [], spinUrls: [] } }
}

const cellIn = (record: readonly string[], { fields }: Table, field: FeedField): string =>
  record[fields.indexOf(field)]?.trim() ?? ''

function refuseRow(
  line: number,
  record: readonly string[],
  table: Table,
  { cell, reason }: { cell: FeedCell; reason: string },
): RowResult {
  const stocknum = cellIn(record, table, 'stocknum') || null
  return { ok: false, problem: createFeedProblem(line, cell, reason), stocknum }
}

function refuseJoined(
  line: number,
  record: readonly string[],
  table: Table,
  delimiter: string,
): readonly RowResult[] {
  const isRow = (cells: readonly string[]) =>
    checkShape(cells, table.columns) === null &&
    requiredFields.every((field) => cellIn(cells, table, field) !== '') &&
    /^(?:19|20)\d\d$/.test(cellIn(cells, table, 'year'))
  const joined = splitJoinedRows(record, delimiter, isRow)
  if (joined === null) return []
  const cellOf = (cells: readonly string[], at: number) => ({
    column: table.columns[at] ?? '',
    value: cells[at] ?? '',
  })
  return joined.rows.map(({ record: cells, linesBelow }) => {
    const [at, reason] =
      linesBelow === 0
        ? [joined.column, 'opens a quote that its row does not close']
        : [table.fields.indexOf('stocknum'), `is inside the quote that opens in line ${line}`]
    return refuseRow(line + linesBelow, cells, table, { cell: cellOf(cells, at), reason })
  })
}

const moneyFields: readonly (FeedField | null)[] = [
  'dap_price',
  'egc_price',
  'price',
  'before_price',
  'offer_price',
]

/** An amount without quotes, 10,000.50, is cut at its comma and moves every cell behind it by one. */
function findMovedPrice(record: readonly string[], { columns, fields }: Table) {
  const at = fields.findIndex(
    (field, place) =>
      moneyFields.includes(field) &&
      /^\$?[1-9]\d{0,2}$/.test(record[place]?.trim() ?? '') &&
      /^\d{3}(?:\.\d{1,2})?$/.test(record[place + 1]?.trim() ?? ''),
  )
  if (at === -1) return null
  const value = `${record[at]?.trim()},${record[at + 1]?.trim()}`
  return {
    cell: { column: columns[at] ?? '', value },
    reason: 'is cut at its comma; an amount with a comma needs quotes',
  }
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
