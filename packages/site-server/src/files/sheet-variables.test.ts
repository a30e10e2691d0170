import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fitStyle, readFitStyle } from './sheet-variables.ts'

const style =
  '@font-face{font-family:"Jost"}:root{--colors-brand-600:#00f;--colors-accent-600:#f00;--colors-accent-700:#a00;--marks:2}[data-surface=dark]{--colors-link:var(--colors-brand-600)}'

const names = { '--colors-link': '--0', '--colors-brand-600': '--1' }

describe('fitStyle', () => {
  it('sets what the sheet reads, and what that is made of, under the names of the sheet', () => {
    expect(fitStyle(style, 'a{color:var(--0)}', { names, said: [] })).toBe(
      '@font-face{font-family:"Jost"}:root{--1:#00f;}[data-surface=dark]{--0:var(--1)}',
    )
  })

  it('keeps what code names, and what has no short name', () => {
    const fitted = fitStyle(style, 'a{order:var(--marks)}', {
      names,
      said: ['--colors-accent-700'],
    })
    expect(fitted).toContain(':root{--colors-accent-700:#a00;--marks:2}')
    expect(fitted).not.toContain('accent-600')
  })
})

describe('readFitStyle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheet-variables-'))
  writeFileSync(join(folder, 'styles.0a.css'), 'b{margin:0}')
  writeFileSync(join(folder, 'styles.0a.whole.css'), 'b{margin:0}a{color:var(--0)}')

  it('leaves a brand as it is where no build told the names', async () => {
    const fit = await readFitStyle(folder, '/styles.0a.css')
    expect(fit(style)).toBe(style)
  })

  it.each(['/styles.0a.css', '/styles.0a.whole.css'])(
    'sets at once what rules read that only a press fetches: %s',
    async (path) => {
      writeFileSync(join(folder, 'styles.variables.json'), JSON.stringify({ names, said: [] }))
      const fit = await readFitStyle(folder, path)
      expect(fit(style)).toContain('--0:var(--1)')
    },
  )
})
