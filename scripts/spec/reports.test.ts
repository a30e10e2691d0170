import { describe, expect, it } from 'vitest'
import {
  parseFullReport,
  parseJourneyReport,
  parseStoryReport,
  parseUnitReport,
} from './reports.ts'
import { findClosingIds, parseRows } from './rows.ts'

const root = '/project'

function aJestReport(
  ancestorTitles: string[],
  title: string,
  status = 'passed',
  name = '/project/packages/stock/src/price.test.ts',
) {
  return {
    startTime: 1000,
    testResults: [{ name, assertionResults: [{ ancestorTitles, title, status }] }],
  }
}

describe('parseRows', () => {
  it('reads id, area and words of each line below the heading', () => {
    const tsv =
      'id\tpackage\tarea\trequirement\tsource\nVDP-001\tfeature-vdp\tprice\tShows it.\t§1\n'
    expect(parseRows(tsv)).toEqual([{ id: 'VDP-001', area: 'VDP', text: 'Shows it.' }])
  })
})

describe('findClosingIds', () => {
  it.each([
    ['one', ['AAA-001'], 'says so [AAA-001]'],
    ['several', ['AAA-001', 'BBB-012'], 'says so [AAA-001] [BBB-012]'],
    ['rows among decisions', ['AAA-001'], 'says so [D-52] [AAA-001]'],
    ['none inside the title', [], 'says [AAA-001] so'],
    ['none without brackets', [], 'says so AAA-001'],
  ])('finds %s', (_name, ids, title) => {
    expect(findClosingIds(title)).toEqual(ids)
  })
})

describe('parseUnitReport', () => {
  it('joins the ids of a test with those of the groups around it', () => {
    const report = parseUnitReport(aJestReport(['price [AAA-002]'], 'is shown [AAA-001]'), root)
    expect(report).toMatchObject({
      kind: 'unit',
      startedAt: 1000,
      files: ['packages/stock/src/price.test.ts'],
    })
    expect(report.tests).toEqual([
      {
        kind: 'unit',
        file: 'packages/stock/src/price.test.ts',
        title: 'price [AAA-002] › is shown [AAA-001]',
        ids: ['AAA-002', 'AAA-001'],
        status: 'passed',
      },
    ])
  })

  it.each([
    ['passed', 'passed'],
    ['failed', 'failed'],
    ['skipped', 'skipped'],
    ['pending', 'skipped'],
    ['todo', 'skipped'],
  ])('reads %s as %s', (status, read) => {
    const report = parseUnitReport(aJestReport([], 'is shown [AAA-001]', status), root)
    expect(report.tests[0]?.status).toBe(read)
  })
})

describe('parseStoryReport', () => {
  const index = {
    entries: { 'car-price--sold': { importPath: './packages/stock/src/price.stories.tsx' } },
  }
  const aStory = (id: string) => ({
    id,
    title: 'Car/Price: Sold cars too [AAA-001]',
    status: 'passed',
  })

  it('finds the file of a story in the index, and the ids in its title', () => {
    const report = parseStoryReport({ tests: [aStory('car-price--sold')] }, index, 3000)
    expect(report).toMatchObject({
      kind: 'stories',
      startedAt: 3000,
      files: ['packages/stock/src/price.stories.tsx'],
    })
    expect(report.tests[0]).toMatchObject({ ids: ['AAA-001'], status: 'passed' })
  })

  it('gives no file to a story the index does not have', () => {
    expect(parseStoryReport({ tests: [aStory('gone')] }, index, 3000).tests[0]?.file).toBe('')
  })
})

describe('parseJourneyReport', () => {
  const report = {
    config: { rootDir: '/project/apps/site/tests' },
    stats: { startTime: '1970-01-01T00:00:02.000Z' },
    suites: [
      {
        title: 'search.e2e.ts',
        file: 'search.e2e.ts',
        specs: [],
        suites: [
          {
            title: 'without script',
            file: 'search.e2e.ts',
            specs: [
              {
                title: 'pages work [AAA-001]',
                file: 'search.e2e.ts',
                tests: [
                  { projectName: 'desktop', status: 'expected' },
                  { projectName: 'phone', status: 'flaky' },
                ],
              },
            ],
          },
        ],
      },
    ],
  }

  it('counts a test once for each project, and one that needed a second try as failed', () => {
    const { startedAt, files, tests } = parseJourneyReport(report, root)
    expect(startedAt).toBe(2000)
    expect(files).toEqual(['apps/site/tests/search.e2e.ts'])
    expect(tests.map(({ title, ids, status }) => [title, ids, status])).toEqual([
      ['without script › pages work [AAA-001] › (desktop)', ['AAA-001'], 'passed'],
      ['without script › pages work [AAA-001] › (phone)', ['AAA-001'], 'failed'],
    ])
  })
})

describe('parseFullReport', () => {
  it('reads titles and results', () => {
    const { tests } = parseFullReport({ tests: [{ title: 'axe [AAA-063]', status: 'passed' }] }, 5)
    expect(tests).toMatchObject([{ kind: 'full', ids: ['AAA-063'], status: 'passed' }])
  })
})
