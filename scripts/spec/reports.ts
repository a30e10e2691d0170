import { existsSync, readFileSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { findClosingIds } from './rows.ts'

/** Reports of the runners, by the kind of test they hold. */
export const reportFiles = {
  unit: 'test-results/reports/unit.json',
  stories: 'test-results/reports/stories.json',
  journeys: 'test-results/reports/journeys.json',
  full: 'test-results/reports/full.json',
  partner: 'test-results/reports/partner.json',
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

/** Stories of a run, by their id in Storybook's index.json. */
interface StoryReport {
  tests: { id: string; title: string; status: string }[]
}

/** Entries of a Storybook's index.json, which knows the file of each story. */
export interface StoryIndex {
  entries: Record<string, { importPath: string }>
}

function readStatus(status: string): ReportedTest['status'] {
  if (status === 'passed' || status === 'expected') return 'passed'
  return status === 'failed' || status === 'unexpected' || status === 'flaky' ? 'failed' : 'skipped'
}

function collectIds(titles: readonly string[]): string[] {
  return [...new Set(titles.flatMap(findClosingIds))]
}

/** Report of Vitest's json reporter. */
export function parseUnitReport(report: JestReport, root: string): Report {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => {
      const titles = [...ancestorTitles, title]
      return {
        kind: 'unit' as const,
        file: relative(root, name),
        title: titles.join(' › '),
        ids: collectIds(titles),
        status: readStatus(status),
      }
    }),
  )
  const files = report.testResults.map(({ name }) => relative(root, name))
  return { kind: 'unit', startedAt: report.startTime, files, tests }
}

/** Report of the story run; the index says in which file a story is. */
export function parseStoryReport(
  report: StoryReport,
  index: StoryIndex,
  startedAt: number,
): Report {
  const fileOf = (id: string) => index.entries[id]?.importPath.replace(/^\.\//, '') ?? ''
  const tests = report.tests.map(({ id, title, status }) => ({
    kind: 'stories' as const,
    file: fileOf(id),
    title,
    ids: collectIds([title]),
    status: readStatus(status),
  }))
  return { kind: 'stories', startedAt, files: [...new Set(tests.map(({ file }) => file))], tests }
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
export function parseJourneyReport(
  report: PlaywrightReport,
  root: string,
  kind: 'journeys' | 'partner' = 'journeys',
): Report {
  const pathOf = (file: string) => relative(root, resolve(report.config.rootDir, file))
  const tests = report.suites.flatMap((suite) =>
    listSpecs(suite, []).flatMap(({ groups, spec }) =>
      spec.tests.map(({ projectName, status }) => ({
        kind,
        file: pathOf(spec.file),
        title: [...groups, spec.title, ...(projectName ? [`(${projectName})`] : [])].join(' › '),
        ids: collectIds([...groups, spec.title]),
        status: readStatus(status),
      })),
    ),
  )
  const startedAt = Date.parse(report.stats.startTime)
  return {
    kind,
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
  if (kind === 'journeys' || kind === 'partner') return parseJourneyReport(report, root, kind)
  if (kind === 'full') return parseFullReport(report, statSync(file).mtimeMs)
  const index = readFileSync(resolve(root, 'storybook-static/index.json'), 'utf8')
  return parseStoryReport(report, JSON.parse(index), statSync(file).mtimeMs)
}
