import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { formatReport, readExports } from './read-api.mjs'

const folder = mkdtempSync(join(tmpdir(), 'api-'))
const write = (name, text) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

write(
  'price.d.ts',
  `/** Dollars. */
export interface Price {
    /** Whole. */
    dollars: number;
}
export declare function formatPrice(price: Price): string;
export declare function formatPrice(dollars: number): string;
declare const inner: 1;
`,
)
const index = write(
  'index.d.ts',
  `export { formatPrice as format, type Price } from './price.ts';
export { other } from '@forecourt/stock/model';
`,
)

afterAll(() => rmSync(folder, { recursive: true }))

describe('readExports', () => {
  it('follows a name to its declaration, with overloads and without comments', () => {
    expect(readExports(index)).toEqual([
      {
        name: 'format',
        text: 'function formatPrice(price: Price): string;\nfunction formatPrice(dollars: number): string;',
      },
      { name: 'Price', text: 'interface Price {\n    dollars: number;\n}' },
      { name: 'other', text: 'other of @forecourt/stock/model' },
    ])
  })
})

describe('formatReport', () => {
  it('has a section for each entry, its exports by name', () => {
    const exports = {
      '.': { '@forecourt/source': './index.ts', types: './index.d.ts' },
      './styles.css': './styles.css',
    }
    const report = formatReport(folder, { name: '@forecourt/price', exports })
    expect(report.match(/^## .*$/gm)).toEqual(['## `@forecourt/price`'])
    expect(report.indexOf('interface Price')).toBeLessThan(report.indexOf('function formatPrice'))
  })
})
