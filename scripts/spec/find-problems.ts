import { countProof, findWholeColumns, noProof, type Proof, type ProofColumn } from './proof.ts'
import { type Report, type ReportKind, reportFiles } from './reports.ts'

/** A file of tests as it stands in the project. */
export interface TestSource {
  readonly kind: ReportKind
  readonly file: string
  /** Last change in milliseconds since 1970. */
  readonly changedAt: number
  /** Ids its titles end in, as far as the text shows. */
  readonly ids: readonly string[]
  /** False for a contract, which other files of tests run. */
  readonly isRun: boolean
}

interface Evidence {
  /** Reports that must be there. */
  readonly demanded: readonly ReportKind[]
  /** Reports that are there. */
  readonly reports: readonly Report[]
  readonly sources: readonly TestSource[]
  /** Every id of the specification. */
  readonly known: ReadonlySet<string>
  /** Numbers below which no row may fall. */
  readonly recorded: ReadonlyMap<string, Proof>
  /** Titles that ended in an id when the numbers were recorded, and stand nowhere now. */
  readonly findLostTitles: (id: string) => readonly string[]
}

const names: Record<ReportKind, string> = {
  unit: 'unit tests',
  stories: 'stories',
  journeys: 'journeys',
  full: 'full run',
  partner: 'apps of partners',
}

const places: Record<ProofColumn, string> = {
  site: 'in the running site',
  package: 'in packages',
  full: 'in the full run',
}

function listIds(ids: readonly string[]): string {
  return ids.join(', ')
}

function findMissingReports({ demanded, reports }: Evidence): string[] {
  const missing = demanded.filter((kind) => reports.every((report) => report.kind !== kind))
  return missing.map(
    (kind) => `The ${names[kind]} left no report (${reportFiles[kind]}); run them.`,
  )
}

function findStaleReports({ reports, sources }: Evidence): string[] {
  return reports.flatMap(({ kind, startedAt, files }) => {
    const own = sources.filter((source) => source.kind === kind && source.isRun)
    const changed = sources.find((source) => source.kind === kind && source.changedAt > startedAt)
    const gone = files.find((file) => own.every((source) => source.file !== file))
    return [
      ...(changed
        ? [`The report of the ${names[kind]} is older than ${changed.file}; run them again.`]
        : []),
      ...(gone && kind !== 'full'
        ? [`The report of the ${names[kind]} holds ${gone}, which is gone; run them again.`]
        : []),
    ]
  })
}

function findUnprovenTests({ reports }: Evidence): string[] {
  const verbs = { failed: 'failed', skipped: 'did not run' }
  return reports.flatMap(({ tests }) =>
    tests.flatMap(({ ids, status, title, file }) =>
      status === 'passed' || ids.length === 0
        ? []
        : [`${listIds(ids)}: "${title}" ${verbs[status]}${file ? ` (${file})` : ''}.`],
    ),
  )
}

function findUnknownIds({ reports, known }: Evidence): string[] {
  return reports.flatMap(({ tests }) =>
    tests.flatMap(({ ids, title, file }) =>
      ids
        .filter((id) => !known.has(id))
        .map((id) => `${id}: no such row; "${title}" names it${file ? ` (${file})` : ''}.`),
    ),
  )
}

/** Ids written in a file of tests that none of its tests ran with, and those of a contract no file runs. */
function findUnvisitedSources({ reports, sources, known }: Evidence): string[] {
  return reports.flatMap(({ kind, tests }) => {
    const own = sources.filter((source) => source.kind === kind)
    return own.flatMap(({ file, ids, isRun }) => {
      const visible = isRun ? tests.filter((test) => test.file === file) : tests
      const ran = new Set(visible.flatMap((test) => test.ids))
      const unseen = ids.filter((id) => known.has(id) && !ran.has(id))
      if (unseen.length === 0) return []
      return [`${listIds(unseen)}: the report of the ${names[kind]} holds no such test of ${file}.`]
    })
  })
}

function findFallenRows({ reports, recorded, findLostTitles }: Evidence): string[] {
  const counted = countProof(reports)
  const whole = findWholeColumns(reports)
  return [...recorded].flatMap(([id, before]) => {
    const now = counted.get(id) ?? noProof
    const fallen = whole.filter((column) => now[column] < before[column])
    const lost = fallen.length > 0 ? findLostTitles(id) : []
    const gone = lost.length > 0 ? ` Gone: ${lost.join('; ')}.` : ''
    return fallen.map(
      (column) =>
        `${id}: ${before[column]} passed ${places[column]} when the numbers were recorded, ${now[column]} did now.${gone}`,
    )
  })
}

/** Every reason not to believe the count, a sentence each. */
export function findProblems(evidence: Evidence): string[] {
  return [
    findMissingReports,
    findStaleReports,
    findUnprovenTests,
    findUnknownIds,
    findUnvisitedSources,
    findFallenRows,
  ].flatMap((find) => find(evidence))
}
