import { existsSync, readFileSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { findClosingIds } from './rows.ts'

/** Reports of the runners, by the kind of test they hold. */
export const reportFiles = {
  unit: 'test-results/reports/unit.json',
  stories: 'test-results/reports/stories.json',
  journeys: 'test-results/reports/journeys.json',
  full: 'test-results/reports/full.json',
} as const

export type ReportKind = keyof typeof reportFiles

/** A test as its runner reported it. */
export interface ReportedTest {
  readonly kind: ReportKind
  /** Path from the root of the project; empty in the report of the full run. */
  readonly file: string
  readonly title: string
  /** Rows its title, or the title of a group around it, ends in. */
  readonly ids: readonly string[]
  readonly status: 'passed' | 'failed' | 'skipped'
}

export interface Report {
  readonly kind: ReportKind
  /** Start of the run in milliseconds since 1970. */
  readonly startedAt: number
  readonly files: readonly string[]
  readonly tests: readonly ReportedTest[]
}

interface JestReport {
  startTime: number
  testResults: {
    name: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  file: string
  specs: {
    title: string
    file: string
    tests: { projectName: string; status: string }[]
  }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  stats: { startTime: string }
  suites: PlaywrightSuite[]
}

interface FullReport {
  tests: { title: string; status: string }[]
}

/** Stories of a Storybook's index.json, of which the runner knows only title and export name. */
export interface StoryIndex {
  entries: Record<string, { title: string; name: string; exportName?: string }>
}

function readStatus(status: string): ReportedTest['status'] {
  if (status === 'passed' || status === 'expected') return 'passed'
  return status === 'failed' || status === 'unexpected' || status === 'flaky' ? 'failed' : 'skipped'
}

function collectIds(titles: readonly string[]): string[] {
  return [...new Set(titles.flatMap(findClosingIds))]
}

/** Report of Vitest, or of jest where stories run; `nameOf` gives a story the name people read. */
function parseJestReport(
  kind: ReportKind,
  report: JestReport,
  root: string,
  nameOf: (groups: readonly string[]) => readonly string[] = (groups) => groups,
): Report {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => {
      const titles = [...nameOf(ancestorTitles), title]
      return {
        kind,
        file: relative(root, name),
        title: titles.join(' › '),
        ids: collectIds(titles),
        status: readStatus(status),
      }
    }),
  )
  const files = report.testResults.map(({ name }) => relative(root, name))
  return { kind, startedAt: report.startTime, files, tests }
}

/** Report of Vitest's json reporter. */
export function parseUnitReport(report: JestReport, root: string): Report {
  return parseJestReport('unit', report, root)
}

/** Report of Storybook's test runner, which names a story by its export; the index has its title. */
export function parseStoryReport(report: JestReport, index: StoryIndex, root: string): Report {
  const names = new Map(
    Object.values(index.entries).map(({ title, name, exportName }) => [
      `${title}\n${exportName ?? name}`,
      name,
    ]),
  )
  return parseJestReport('stories', report, root, ([title = '', ...rest]) => [
    title,
    ...rest.map((group) => names.get(`${title}\n${group}`) ?? group),
  ])
}

function listSpecs(
  suite: PlaywrightSuite,
  groups: readonly string[],
): { groups: readonly string[]; spec: PlaywrightSuite['specs'][number] }[] {
  const here = suite.specs.map((spec) => ({ groups, spec }))
  const below = suite.suites ?? []
  return [...here, ...below.flatMap((inner) => listSpecs(inner, [...groups, inner.title]))]
}

/** Report of Playwright's json reporter: a test counts once for each project it ran in. */
export function parseJourneyReport(report: PlaywrightReport, root: string): Report {
  const pathOf = (file: string) => relative(root, resolve(report.config.rootDir, file))
  const tests = report.suites.flatMap((suite) =>
    listSpecs(suite, []).flatMap(({ groups, spec }) =>
      spec.tests.map(({ projectName, status }) => ({
        kind: 'journeys' as const,
        file: pathOf(spec.file),
        title: [...groups, spec.title, `(${projectName})`].join(' › '),
        ids: collectIds([...groups, spec.title]),
        status: readStatus(status),
      })),
    ),
  )
  const startedAt = Date.parse(report.stats.startTime)
  return {
    kind: 'journeys',
    startedAt,
    files: report.suites.map(({ file }) => pathOf(file)),
    tests,
  }
}

/** Report of what only `npm run test:full` tries. */
export function parseFullReport(report: FullReport, startedAt: number): Report {
  const tests = report.tests.map(({ title, status }) => ({
    kind: 'full' as const,
    file: '',
    title,
    ids: collectIds([title]),
    status: readStatus(status),
  }))
  return { kind: 'full', startedAt, files: [], tests }
}

/** Report of a kind; null where its run left none. */
export function readReport(kind: ReportKind, root: string): Report | null {
  const file = resolve(root, reportFiles[kind])
  if (!existsSync(file)) return null
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (kind === 'unit') return parseUnitReport(report, root)
  if (kind === 'journeys') return parseJourneyReport(report, root)
  if (kind === 'full') return parseFullReport(report, statSync(file).mtimeMs)
  const index = readFileSync(resolve(root, 'storybook-static/index.json'), 'utf8')
  return parseStoryReport(report, JSON.parse(index), root)
}
