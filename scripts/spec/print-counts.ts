import { noProof, type Proof } from './proof.ts'
import type { Row } from './rows.ts'

export type Standing = 'site' | 'package' | 'full' | 'open'

/** Where a row stands: shown in the running site, else in packages, else in the full run, else open. */
export function findStanding(proof: Proof = noProof): Standing {
  if (proof.site > 0) return 'site'
  if (proof.package > 0) return 'package'
  return proof.full > 0 ? 'full' : 'open'
}

const columns = ['site', 'package', 'full', 'open'] as const
const headings = ['running site', 'package only', 'full run only', 'open', 'rows']

function formatLine(name: string, cells: readonly (string | number)[]): string {
  const padded = cells.map((cell, index) =>
    String(cell).padStart((headings[index] ?? '').length + 2),
  )
  return `${name.padEnd(5)}${padded.join('')}`
}

/** Table of rows by area and standing, with a line for all. */
export function formatCounts(rows: readonly Row[], proof: ReadonlyMap<string, Proof>): string {
  const areas = [...new Set(rows.map(({ area }) => area))]
  const count = (name: string, chosen: readonly Row[]) => {
    const standings = chosen.map(({ id }) => findStanding(proof.get(id)))
    const numbers = columns.map((column) => standings.filter((one) => one === column).length)
    return formatLine(name, [...numbers, chosen.length])
  }
  return [
    formatLine('', headings),
    ...areas.map((area) =>
      count(
        area,
        rows.filter((row) => row.area === area),
      ),
    ),
    count('all', rows),
  ].join('\n')
}

/** Rows of one standing, an id and its words a line. */
export function formatRows(
  rows: readonly Row[],
  proof: ReadonlyMap<string, Proof>,
  standing: Standing,
): string {
  return rows
    .filter(({ id }) => findStanding(proof.get(id)) === standing)
    .map(({ id, text }) => `${id}\t${text}`)
    .join('\n')
}
