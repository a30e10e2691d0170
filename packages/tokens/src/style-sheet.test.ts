import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CssNode, generate, lexer, parse, walk } from 'css-tree'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const panda = join(
  dirname(createRequire(import.meta.url).resolve('@pandacss/dev/package.json')),
  'bin.js',
)

/** The sheet a Panda configuration produces. */
function generateSheet(config: string): string {
  const output = mkdtempSync(join(tmpdir(), 'style-sheet-'))
  const file = join(output, 'styles.css')
  const args = [panda, 'cssgen', '--config', config, '--outfile', file, '--silent']
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`panda cssgen failed with ${config}: ${stderr}`)
  const sheet = readFileSync(file, 'utf8')
  rmSync(output, { recursive: true })
  return sheet
}

/** A value that is no CSS for its property: what Panda writes for a token it does not know. */
function unknownValues(sheet: CssNode): string[] {
  const faults = new Set<string>()
  walk(sheet, {
    visit: 'Declaration',
    enter({ property, value }) {
      const text = generate(value)
      if (property.startsWith('--') || /\b(var|env)\(/.test(text)) return
      if (lexer.matchProperty(property, value).error) faults.add(`${property}: ${text}`)
    },
  })
  return [...faults]
}

/** Custom properties that are read, without a fallback, and set nowhere. */
function unsetProperties(sheet: CssNode): string[] {
  const set = new Set<string>()
  const read = new Set<string>()
  walk(sheet, (node) => {
    if (node.type === 'Declaration' && node.property.startsWith('--')) set.add(node.property)
    if (node.type !== 'Function' || node.name !== 'var') return
    const [name, comma] = node.children.toArray()
    if (name?.type === 'Identifier' && !comma) read.add(name.name)
  })
  return [...read].filter((name) => !set.has(name))
}

function findFaults(css: string): string[] {
  const sheet = parse(css)
  return [...unknownValues(sheet), ...unsetProperties(sheet)]
}

describe('findFaults', () => {
  it.each([
    ['.a{width:full}', ['width: full']],
    ['.a{md:12px}', ['md: 12px']],
    ['.a{padding:18}', ['padding: 18']],
    ['.a{color:fg.muted}', ['color: fg.muted']],
    ['.a{text-style:h7}', ['text-style: h7']],
    ['.a{color:var(--colors-brnad)}', ['--colors-brnad']],
    ['.a{height:var(--height, auto);width:100%;gap:var(--b);--b:1px}', []],
  ])('finds in %s: %j', (css, faults) => {
    expect(findFaults(css)).toEqual(faults)
  })
})

describe('generated style sheet', () => {
  it('of all packages holds only tokens that exist', { timeout: 240_000 }, () => {
    const css = generateSheet('.storybook/panda.config.ts')
    expect(css).toContain('--colors-action')
    expect(findFaults(css)).toEqual([])
  })
})
