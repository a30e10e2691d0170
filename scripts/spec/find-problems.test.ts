import { describe, expect, it } from 'vitest'
import { findProblems, type TestSource } from './find-problems.ts'
import type { Report, ReportedTest } from './reports.ts'

const file = 'packages/stock/src/price.test.ts'

function aTest(state: Partial<ReportedTest> = {}): ReportedTest {
  return { kind: 'unit', file, title: 'shows it', ids: ['AAA-001'], status: 'passed', ...state }
}

function aReport(tests: readonly ReportedTest[] = [aTest()], state: Partial<Report> = {}): Report {
  return { kind: 'unit', startedAt: 2000, files: [file], tests, ...state }
}

function aSource(state: Partial<TestSource> = {}): TestSource {
  return { kind: 'unit', file, changedAt: 1000, ids: ['AAA-001'], isRun: true, ...state }
}

function problemsOf(state: Partial<Parameters<typeof findProblems>[0]> = {}): string[] {
  return findProblems({
    demanded: ['unit'],
    reports: [aReport()],
    sources: [aSource()],
    known: new Set(['AAA-001', 'AAA-002']),
    recorded: new Map(),
    findLostTitles: () => [],
    ...state,
  })
}

const stories = aReport([], { kind: 'stories', files: [] })

describe('findProblems', () => {
  it('finds none where every test passed', () => {
    expect(problemsOf()).toEqual([])
  })

  it('names a report that is missing', () => {
    expect(problemsOf({ demanded: ['unit', 'journeys'] })).toEqual([
      'The journeys left no report (test-results/reports/journeys.json); run them.',
    ])
  })

  it('asks for no report that was not demanded', () => {
    expect(problemsOf({ demanded: [], reports: [] })).toEqual([])
  })

  it('names a file of tests that changed after the run began', () => {
    expect(problemsOf({ sources: [aSource({ changedAt: 2001 })] })).toEqual([
      `The report of the unit tests is older than ${file}; run them again.`,
    ])
    expect(problemsOf({ sources: [aSource({ changedAt: 2000 })] })).toEqual([])
  })

  it('sees a changed contract in the report of the tests that run it', () => {
    const contract = aSource({ file: 'store.contract.ts', changedAt: 2001, isRun: false })
    expect(problemsOf({ sources: [aSource(), contract] })).toEqual([
      'The report of the unit tests is older than store.contract.ts; run them again.',
    ])
  })

  it('names a file of the report that is gone', () => {
    expect(problemsOf({ sources: [] })).toEqual([
      `The report of the unit tests holds ${file}, which is gone; run them again.`,
    ])
  })

  it('names row and title of a test that failed', () => {
    expect(problemsOf({ reports: [aReport([aTest({ status: 'failed' })])] })).toEqual([
      `AAA-001: "shows it" failed (${file}).`,
    ])
  })

  it('names row and title of a test that did not run', () => {
    expect(problemsOf({ reports: [aReport([aTest({ status: 'skipped' })])] })).toEqual([
      `AAA-001: "shows it" did not run (${file}).`,
    ])
  })

  it('leaves a skipped test without an id alone', () => {
    const skipped = aTest({ status: 'skipped', ids: [] })
    const sources = [aSource({ ids: [] })]
    expect(problemsOf({ reports: [aReport([skipped])], sources })).toEqual([])
  })

  it('names an id that the specification does not have', () => {
    const reports = [aReport([aTest({ ids: ['AAA-999'] })])]
    expect(problemsOf({ reports, sources: [aSource({ ids: [] })] })).toEqual([
      `AAA-999: no such row; "shows it" names it (${file}).`,
    ])
  })

  it('names a file of tests that no report mentions, with its rows', () => {
    const unseen = aSource({ file: 'new.test.ts', ids: ['AAA-001', 'AAA-002'] })
    expect(problemsOf({ sources: [aSource(), unseen] })).toEqual([
      'AAA-001, AAA-002: the report of the unit tests holds no such test of new.test.ts.',
    ])
  })

  it('names a row whose title stands in a file that ran without it', () => {
    expect(problemsOf({ sources: [aSource({ ids: ['AAA-001', 'AAA-002', 'ZZZ-999'] })] })).toEqual([
      `AAA-002: the report of the unit tests holds no such test of ${file}.`,
    ])
  })

  it('names a contract whose tests no file runs', () => {
    const contract = aSource({
      file: 'store.contract.ts',
      ids: ['AAA-001', 'AAA-002'],
      isRun: false,
    })
    expect(problemsOf({ sources: [aSource(), contract] })).toEqual([
      'AAA-002: the report of the unit tests holds no such test of store.contract.ts.',
    ])
  })

  it('names a row with fewer passed tests than recorded, and the titles that are gone', () => {
    const recorded = new Map([['AAA-001', { site: 0, package: 2, full: 0 }]])
    const problems = problemsOf({
      reports: [aReport(), stories],
      recorded,
      findLostTitles: (id) => [`"old title [${id}]"`],
    })
    expect(problems).toEqual([
      'AAA-001: 2 passed in packages when the numbers were recorded, 1 did now. Gone: "old title [AAA-001]".',
    ])
  })

  it('names a row whose tests are all gone', () => {
    const recorded = new Map([['AAA-002', { site: 1, package: 0, full: 0 }]])
    const journeys = aReport([], { kind: 'journeys', files: [] })
    expect(problemsOf({ reports: [aReport(), journeys], recorded })).toEqual([
      'AAA-002: 1 passed in the running site when the numbers were recorded, 0 did now.',
    ])
  })

  it('compares nothing that the run did not count whole', () => {
    const recorded = new Map([['AAA-001', { site: 4, package: 4, full: 4 }]])
    expect(problemsOf({ recorded })).toEqual([])
  })

  it('lets a title change while its row keeps its number', () => {
    const recorded = new Map([['AAA-001', { site: 0, package: 1, full: 0 }]])
    const renamed = aReport([aTest({ title: 'says it in other words' })])
    expect(problemsOf({ reports: [renamed, stories], recorded })).toEqual([])
  })
})
