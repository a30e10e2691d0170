/** A row of a file, with the number of lines it stands below the first of its record. */
export interface JoinedRow {
  record: readonly string[]
  linesBelow: number
}

/** Rows that one cell of a record joins, and the column of that cell. */
export interface JoinedRows {
  column: number
  rows: readonly JoinedRow[]
}

/**
 * Rows that became one record because a quote was opened and not closed, so that it ended at the next quote of a
 * later row. A cell of several lines is such a quote only if every line of it, with the cells beside it, is a row
 * of its own.
 * @param isRow true for the cells of a whole row
 * @returns null for an ordinary record, whatever line breaks its cells hold
 */
export function splitJoinedRows(
  record: readonly string[],
  delimiter: string,
  isRow: (cells: readonly string[]) => boolean,
): JoinedRows | null {
  for (const [column, value] of record.entries()) {
    if (!value.includes('\n')) continue
    const lines = value.replace(/^"/, '').split(/\r?\n/)
    const last = lines.length - 1
    const rows = lines.map((line, at) => ({
      record: [
        ...(at === 0 ? record.slice(0, column) : []),
        ...line.split(delimiter),
        ...(at === last ? record.slice(column + 1) : []),
      ],
      linesBelow: at,
    }))
    const whole = rows.filter(({ record: [first = '', ...others] }) => first || others.length > 0)
    if (whole.every((row) => isRow(row.record))) return { column, rows: whole }
  }
  return null
}
