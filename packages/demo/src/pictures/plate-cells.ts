/** Cells across and down a plate, in which what hides it is counted. */
const columns = 96
const rows = 40

/**
 * A lookup of what hides a plate; null where nothing does.
 * @param hidden runs of cells, as `plates.json` has them: row, first column and the one behind the last
 */
export function listHiddenCells(hidden: readonly number[] | undefined): Uint8Array | null {
  if (!hidden) return null
  const cells = new Uint8Array(columns * rows)
  for (let run = 0; run < hidden.length; run += 3) {
    const row = (hidden[run] ?? 0) * columns
    cells.fill(1, row + (hidden[run + 1] ?? 0), row + (hidden[run + 2] ?? 0))
  }
  return cells
}

const cellOf = (share: number, count: number) =>
  Math.min(Math.max(Math.floor(share * count), 0), count - 1)

/** True where something stands before a place of a plate, given in shares of its width and height. */
export function isHiddenAt(cells: Uint8Array | null, u: number, v: number): boolean {
  return cells?.[cellOf(v, rows) * columns + cellOf(u, columns)] === 1
}
