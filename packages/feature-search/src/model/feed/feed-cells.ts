import { type FeedCell, type FeedProblem, type FeedRow, feedProblem } from './feed-row.ts'
import type { FeedField } from './field-names.ts'
import { isBlankName, isBlankValue, type Parsed } from './parsed.ts'
import { toPlainText } from './plain-text.ts'

/** Reads the cells of one row and notes what is wrong with them. */
export interface FeedCells {
  /** Problems for which the row is refused. */
  readonly refusals: FeedProblem[]
  /** Problems for which only the value is left out. */
  readonly warnings: FeedProblem[]
  /** The cell as plain text, '' without one. */
  raw(field: FeedField): string
  /** The cell as it was written, with its markup; '' without one. */
  written(field: FeedField): string
  /** A name, or null for a blank one. */
  name(field: FeedField): string | null
  /** A name without which the row is refused. */
  requiredName(field: FeedField): string
  /** A value whose wrong form refuses the row: money, distance, condition. */
  strict<T>(field: FeedField, parse: (text: string) => Parsed<T>): T | null
  /** A value that is left out, with a warning, when it cannot be understood. */
  lenient<T>(field: FeedField, parse: (text: string) => Parsed<T>): T | null
  /** `lenient` for a value that is markup or JSON. */
  lenientWritten<T>(field: FeedField, parse: (text: string) => Parsed<T>): T | null
  refuse(field: FeedField, reason: string): void
  warn(field: FeedField, reason: string): void
}

/** A reader over one row. */
export function readCells(row: FeedRow): FeedCells {
  const refusals: FeedProblem[] = []
  const warnings: FeedProblem[] = []
  const cellOf = (field: FeedField): FeedCell =>
    row.cells.get(field) ?? { column: field, value: '' }
  const raw = (field: FeedField) => toPlainText(cellOf(field).value)
  const note = (list: FeedProblem[], field: FeedField, reason: string) => {
    list.push(feedProblem(row.line, cellOf(field), reason))
  }
  const written = (field: FeedField) => cellOf(field).value.trim()
  function parseInto<T>(
    list: FeedProblem[],
    field: FeedField,
    parse: (text: string) => Parsed<T>,
    text = raw(field),
  ) {
    const result = parse(text)
    if (result.ok) return result.value
    note(list, field, result.reason)
    return null
  }
  const cells: FeedCells = {
    refusals,
    warnings,
    raw,
    written,
    name: (field) => (isBlankName(raw(field)) ? null : raw(field)),
    requiredName: (field) => {
      if (isBlankValue(raw(field))) note(refusals, field, 'is required')
      return raw(field)
    },
    strict: (field, parse) => parseInto(refusals, field, parse),
    lenient: (field, parse) => parseInto(warnings, field, parse),
    lenientWritten: (field, parse) => parseInto(warnings, field, parse, written(field)),
    refuse: (field, reason) => note(refusals, field, reason),
    warn: (field, reason) => note(warnings, field, reason),
  }
  return cells
}
