import { createFeedProblem, type FeedCell, type FeedProblem, type FeedRow } from './feed-row.ts'
import type { FeedField } from './field-names.ts'
import { isNoFact, isZero, type Parsed } from './parsed.ts'
import { toPlainText } from './plain-text.ts'

/** Reads the cells of one row and notes what is wrong with them. */
export interface FeedCells {
  /** Problems for which the row is refused. */
  readonly refusals: FeedProblem[]
  /** Problems for which only the value is left out. */
  readonly warnings: FeedProblem[]
  /** Columns whose cell holds a word for "not known", by the feed's own names. */
  readonly placeholders: readonly string[]
  /** The cell as plain text, '' without one and for a word that says nothing. */
  raw(field: FeedField): string
  /** The cell as it was written, with its markup; '' as in `raw`. */
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

const otherPlace = /^(?:other|0+)$/i

/**
 * Words that say something in one column and nothing elsewhere: a status or condition that is "Other"
 * is none of the known ones, a location that is "0" is not the main one, a stock number may be 0.
 */
const meant: Partial<Record<FeedField, RegExp>> = {
  status: /^other$/i,
  car_type: /^other$/i,
  location_code: otherPlace,
  dealership: otherPlace,
  stocknum: /^0+$/,
}

const saysNothing = (field: FeedField, text: string): boolean =>
  isNoFact(text) && !meant[field]?.test(text)

/** A reader over one row. */
export function readCells(row: FeedRow): FeedCells {
  const refusals: FeedProblem[] = []
  const warnings: FeedProblem[] = []
  const cellOf = (field: FeedField): FeedCell =>
    row.cells.get(field) ?? { column: field, value: '' }
  const raw = (field: FeedField) => {
    const text = toPlainText(cellOf(field).value)
    return saysNothing(field, text) ? '' : text
  }
  const name = (field: FeedField) => {
    const text = raw(field)
    return text === '' || (isZero(text) && !meant[field]?.test(text)) ? null : text
  }
  const note = (list: FeedProblem[], field: FeedField, reason: string) => {
    list.push(createFeedProblem(row.line, cellOf(field), reason))
  }
  const written = (field: FeedField) => {
    const text = cellOf(field).value.trim()
    return saysNothing(field, text) ? '' : text
  }
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
    placeholders: placeholderColumns(row),
    raw,
    written,
    name,
    requiredName: (field) => {
      const text = name(field)
      if (text === null) note(refusals, field, 'is required')
      return text ?? ''
    },
    strict: (field, parse) => parseInto(refusals, field, parse),
    lenient: (field, parse) => parseInto(warnings, field, parse),
    lenientWritten: (field, parse) => parseInto(warnings, field, parse, written(field)),
    refuse: (field, reason) => note(refusals, field, reason),
    warn: (field, reason) => note(warnings, field, reason),
  }
  return cells
}

function placeholderColumns(row: FeedRow): string[] {
  return [...row.cells].flatMap(([field, { column, value }]) => {
    const text = value.trim()
    return text !== '' && saysNothing(field, text) ? [column] : []
  })
}
