import type { Report } from './reports.ts'
import type { Row } from './rows.ts'

/** How many tests of a row passed, by where they look. */
export interface Proof {
  /** Journeys: a browser or a request against the built server. */
  readonly site: number
  /** Unit tests and stories. */
  readonly package: number
  /** Tests that only `npm run test:full` runs. */
  readonly full: number
}

export type ProofColumn = keyof Proof

export const noProof: Proof = { site: 0, package: 0, full: 0 }

const columnOf = {
  journeys: 'site',
  unit: 'package',
  stories: 'package',
  full: 'full',
  partner: 'full',
} as const
const columns = ['site', 'package', 'full'] as const

/** Passed tests of each row that has one. */
export function countProof(reports: readonly Report[]): Map<string, Proof> {
  const proof = new Map<string, Proof>()
  const passed = reports.flatMap(({ tests }) => tests.filter(({ status }) => status === 'passed'))
  for (const { ids, kind } of passed) {
    for (const id of ids) {
      const known = proof.get(id) ?? noProof
      proof.set(id, { ...known, [columnOf[kind]]: known[columnOf[kind]] + 1 })
    }
  }
  return proof
}

/** Columns a choice of reports counts whole, and which may so be compared with the recorded numbers. */
export function findWholeColumns(reports: readonly Report[]): ProofColumn[] {
  const kinds = new Set(reports.map(({ kind }) => kind))
  const isWhole = {
    site: kinds.has('journeys'),
    package: kinds.has('unit') && kinds.has('stories'),
    full: kinds.has('full') && kinds.has('partner'),
  }
  return columns.filter((column) => isWhole[column])
}

/** Contents of docs/spec/proof.tsv. */
export function parseProof(tsv: string): Map<string, Proof> {
  const [, ...lines] = tsv.trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [id = '', site, inPackages, full] = line.split('\t')
      return [id, { site: Number(site), package: Number(inPackages), full: Number(full) }]
    }),
  )
}

/** Rows with a passed test in the order of the specification; a column not counted keeps its number. */
export function formatProof(
  rows: readonly Row[],
  counted: ReadonlyMap<string, Proof>,
  recorded: ReadonlyMap<string, Proof>,
  whole: readonly ProofColumn[],
): string {
  const lines = rows.flatMap(({ id }) => {
    const numbers = columns.map(
      (column) => ((whole.includes(column) ? counted : recorded).get(id) ?? noProof)[column],
    )
    return numbers.some((number) => number > 0) ? [[id, ...numbers].join('\t')] : []
  })
  return `${['id', ...columns].join('\t')}\n${lines.join('\n')}\n`
}
