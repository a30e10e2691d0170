import { describe, expect, it } from 'vitest'
import { formatCounts, formatRows } from './print-counts.ts'
import { countProof, findWholeColumns, formatProof, parseProof } from './proof.ts'
import type { Report, ReportedTest, ReportKind } from './reports.ts'

function aTest(kind: ReportKind, ids: string[], status: ReportedTest['status'] = 'passed') {
  return { kind, file: 'a.test.ts', title: 'a title', ids, status }
}

function aReport(kind: ReportKind, tests: ReportedTest[] = []): Report {
  return { kind, startedAt: 0, files: [], tests }
}

const rows = [
  { id: 'AAA-001', area: 'AAA', text: 'One.' },
  { id: 'AAA-002', area: 'AAA', text: 'Two.' },
  { id: 'BBB-001', area: 'BBB', text: 'Three.' },
  { id: 'BBB-002', area: 'BBB', text: 'Four.' },
]

const proof = new Map([
  ['AAA-001', { site: 2, package: 3, full: 0 }],
  ['AAA-002', { site: 0, package: 1, full: 0 }],
  ['BBB-001', { site: 0, package: 0, full: 1 }],
])

describe('countProof', () => {
  it('counts journeys for the site, unit tests and stories for packages', () => {
    const reports = [
      aReport('unit', [aTest('unit', ['AAA-001']), aTest('unit', ['AAA-001', 'AAA-002'])]),
      aReport('stories', [aTest('stories', ['AAA-001'])]),
      aReport('journeys', [aTest('journeys', ['AAA-001']), aTest('journeys', ['AAA-001'])]),
      aReport('full', [aTest('full', ['BBB-001'])]),
    ]
    expect(countProof(reports)).toEqual(proof)
  })

  it.each(['failed', 'skipped'] as const)('does not count a test that %s', (status) => {
    expect(countProof([aReport('unit', [aTest('unit', ['AAA-001'], status)])])).toEqual(new Map())
  })
})

describe('findWholeColumns', () => {
  it('needs unit tests and stories for the packages', () => {
    expect(findWholeColumns([aReport('unit')])).toEqual([])
    expect(findWholeColumns([aReport('unit'), aReport('stories')])).toEqual(['package'])
    expect(findWholeColumns([aReport('journeys'), aReport('full')])).toEqual(['site'])
  })

  it('needs the stories in every theme and the apps of partners for the full run', () => {
    expect(findWholeColumns([aReport('full')])).toEqual([])
    expect(findWholeColumns([aReport('partner'), aReport('full')])).toEqual(['full'])
  })
})

describe('formatProof', () => {
  it('is read back as it was, in the order of the specification', () => {
    const tsv = formatProof(rows, proof, new Map(), ['site', 'package', 'full'])
    expect(tsv).toBe(
      'id\tsite\tpackage\tfull\nAAA-001\t2\t3\t0\nAAA-002\t0\t1\t0\nBBB-001\t0\t0\t1\n',
    )
    expect(parseProof(tsv)).toEqual(proof)
  })

  it('leaves a column alone that the run did not count', () => {
    const tsv = formatProof(rows, new Map(), proof, ['site', 'package'])
    expect(parseProof(tsv)).toEqual(new Map([['BBB-001', { site: 0, package: 0, full: 1 }]]))
  })
})

describe('formatCounts', () => {
  it('puts each row in one column, the running site first', () => {
    const numbers = formatCounts(rows, proof)
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
    expect(numbers).toEqual([
      ['AAA', '1', '1', '0', '0', '2'],
      ['BBB', '0', '0', '1', '1', '2'],
      ['all', '1', '1', '1', '1', '4'],
    ])
  })
})

describe('formatRows', () => {
  it('lists the rows of one standing with their words', () => {
    expect(formatRows(rows, proof, 'open')).toBe('BBB-002\tFour.')
    expect(formatRows(rows, proof, 'package')).toBe('AAA-002\tTwo.')
  })
})
