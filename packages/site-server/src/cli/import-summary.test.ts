import type { StockImportReport } from '@forecourt/stock/server'
import { describe, expect, it } from 'vitest'
import { formatImportSummary } from './import-summary.ts'

const report: StockImportReport = {
  ok: true,
  rows: 3,
  rejected: 0,
  problems: [],
  warnings: [],
  placeholders: [],
  hiddenPictures: [],
  durationMs: 1000,
  added: 3,
  changed: 0,
  unchanged: 0,
  withdrawn: 0,
  generation: 1,
}

describe('formatImportSummary', () => {
  it('says no more than the outcome of a clean feed', () => {
    expect(formatImportSummary(report).split('\n')).toEqual([
      '3 added, 0 changed, 0 unchanged, 0 withdrawn',
      '3 rows read, 0 rejected; 1.0 s, 3 rows a second; stock generation 1',
    ])
  })

  it('tells pictures that are not shown by host, and columns without a fact in one line', () => {
    const hiddenPictures = [{ host: 'cdn.dms.example', pictures: 36, cars: 3 }]
    const placeholders = [
      { column: 'Drive', cars: 2 },
      { column: 'Exterior Colour', cars: 3 },
    ]
    expect(
      formatImportSummary({ ...report, hiddenPictures, placeholders })
        .split('\n')
        .slice(2),
    ).toEqual([
      '',
      'Pictures:',
      '  36 pictures of 3 cars at cdn.dms.example are not shown. To show them, add "cdn.dms.example" to images.hosts in the tenant file.',
      '',
      'Without a fact, by column: Drive (2), Exterior Colour (3)',
    ])
  })

  it('tells equal warnings once, with the number of further lines', () => {
    const cut = {
      column: 'Make',
      value: 'Land',
      reason: 'is cut at its blank; read as "Land Rover"',
    }
    const warnings = [
      { line: 2, ...cut },
      { line: 3, column: 'Badge', value: 'Corolla', reason: 'repeats the name; left out' },
      { line: 4, ...cut },
      { line: 9, ...cut },
    ]
    expect(
      formatImportSummary({ ...report, warnings })
        .split('\n')
        .slice(2),
    ).toEqual([
      '',
      'Warnings:',
      '  line 2 and 2 more, Make: "Land" is cut at its blank; read as "Land Rover"',
      '  line 3, Badge: "Corolla" repeats the name; left out',
    ])
  })
})
