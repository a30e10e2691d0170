import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  allowance,
  bundle,
  compareWeights,
  gzipBytes,
  newcomer,
  weighEntries,
} from '../scripts/weigh.ts'

const recorded = JSON.parse(readFileSync(join(import.meta.dirname, '../weights.json'), 'utf8'))

const toKebabCase = (name: string) => name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase()

describe('weight of a part', () => {
  it('keeps a button under 8 kB gzip over React, without Ark', async () => {
    const code = await bundle("export { Button } from '@forecourt/ui/button'")
    expect(code).toContain('fc-button')
    expect(code).not.toContain('data-scope')
    expect(gzipBytes(code)).toBeLessThan(8000)
  })

  it('keeps a dialog with its opener under 10 kB gzip over React, without Ark', async () => {
    const code = await bundle("export { Dialog, opensDialog } from '@forecourt/ui/dialog'")
    expect(code).toContain('fc-dialog')
    expect(code).not.toContain('data-scope')
    expect(gzipBytes(code)).toBeLessThan(10_000)
  })

  it('opens dialogs and shows toasts with less than 1 kB gzip and no React', async () => {
    const code = await bundle(
      "export { connectDialogOpeners } from '@forecourt/ui/dialog/openers'; export { showToast } from '@forecourt/ui/toast/store'",
    )
    expect(code).not.toContain('react')
    expect(gzipBytes(code)).toBeLessThan(1000)
  })

  it('keeps a slider with its number fields under 11 kB gzip over React, without Ark', async () => {
    const code = await bundle("export { Slider } from '@forecourt/ui/slider'")
    expect(code).toContain('fc-slider')
    expect(code).not.toContain('data-scope')
    expect(gzipBytes(code)).toBeLessThan(11_000)
  })

  it('loads Ark for a calendar, a filtered list or the keys of tabs only when somebody reaches for them', async () => {
    const code = await bundle(
      ['Combobox', 'MultiCombobox', 'DateTimeField', 'DateRangeField', 'Tabs']
        .map((part) => `export { ${part} } from '@forecourt/ui/${toKebabCase(part)}'`)
        .join(';'),
    )
    expect(code).toContain('fc-combobox')
    expect(code).toContain('fc-date-field')
    expect(code).toContain('fc-tabs')
    expect(code).not.toContain('data-scope')
  })

  it('would find Ark', async () => {
    expect(await bundle("export { Slider } from '@ark-ui/react/slider'")).toContain('data-scope')
  })

  it('keeps every entry at its recorded weight', { timeout: 120_000 }, async () => {
    const problems = compareWeights(recorded, await weighEntries())
    const advice = 'If the bytes are worth it, run "npm run weights -w @forecourt/ui" and say why.'
    expect(problems, `${problems.join('\n')}\n${advice}`).toEqual([])
  })
})

describe('compareWeights', () => {
  const before = { tag: { script: 6000, sheet: 500 } }

  it('lets an entry grow by 3 % or 150 bytes, and by no byte more', () => {
    expect([allowance(6000), allowance(500)]).toEqual([180, 150])
    expect(compareWeights(before, { tag: { script: 6180, sheet: 650 } })).toEqual([])
    expect(compareWeights(before, { tag: { script: 6181, sheet: 651 } })).toEqual([
      'tag grew from 6000 to 6181 B of script',
      'tag grew from 500 to 651 B of sheet',
    ])
  })

  it('welcomes what gets lighter', () => {
    expect(compareWeights(before, { tag: { script: 100, sheet: 0 } })).toEqual([])
  })

  it('lets a new entry weigh as much as most parts do, and asks for a record of a heavier one', () => {
    const { tag } = before
    expect(compareWeights(before, { tag, chip: newcomer })).toEqual([])
    expect(compareWeights(before, { tag, chip: { script: 12_001, sheet: 3001 } })).toEqual([
      'chip has no recorded weight and is 12001 B of script',
      'chip has no recorded weight and is 3001 B of sheet',
    ])
  })

  it('drops the record of a lost entry', () => {
    expect(compareWeights(before, {})).toEqual(['tag is recorded and no entry any more'])
  })
})
