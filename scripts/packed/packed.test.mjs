import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCheckFiles, listEntries } from './check-package.mjs'
import { findMisplacedRules, findTypeFaults } from './try-app.mjs'

describe('listEntries', () => {
  it('names every module, a pattern by the files it stands for', () => {
    const folder = mkdtempSync(join(tmpdir(), 'entries-'))
    for (const part of ['button', 'dialog']) {
      mkdirSync(join(folder, 'dist', part), { recursive: true })
      writeFileSync(join(folder, 'dist', part, 'index.js'), '')
    }
    const exports = {
      '.': { default: './dist/index.js' },
      './*': { default: './dist/*/index.js' },
      './styles.css': './dist/styles.css',
      './package.json': './package.json',
    }
    const entries = listEntries(folder, { name: '@forecourt/ui', exports })
    rmSync(folder, { recursive: true })
    expect(entries.toSorted()).toEqual([
      '@forecourt/ui',
      '@forecourt/ui/button',
      '@forecourt/ui/dialog',
    ])
  })
})

describe('findCheckFiles', () => {
  it('finds what nobody who installs the package needs', () => {
    const paths = ['src/button.tsx', 'src/lead-store.contract.ts', 'dist/map.fixtures.js']
    expect(findCheckFiles([...paths, 'dist/.tsbuildinfo', 'src/testing/leads.ts'])).toEqual([
      'src/lead-store.contract.ts',
      'dist/map.fixtures.js',
      'dist/.tsbuildinfo',
    ])
  })
})

describe('findTypeFaults', () => {
  it.each([
    ["../packages/@forecourt/database/dist/database.d.ts(1,16): error TS7016: no 'pg'", 1],
    ['partner.ts(3,8): error TS2307: Cannot find module', 1],
    ['../libraries/node_modules/drizzle-orm/gel-core/roles.d.ts(7,22): error TS2559: no', 0],
    ['  Type is missing the following properties', 0],
  ])('of "%s": %d', (line, count) => {
    expect(findTypeFaults(line)).toHaveLength(count)
  })
})

describe('findMisplacedRules', () => {
  const sheet =
    '@layer forecourt.utilities{.p_4{padding:1rem}@media (width >= 40rem){.md\\:p_6{padding:2rem}}}'

  it('finds nothing in one sheet', () => {
    expect(findMisplacedRules(sheet)).toEqual([])
  })

  it('finds the rule that a second sheet repeats', () => {
    expect(findMisplacedRules(`${sheet}\n${sheet}`)).toEqual(['.p_4'])
  })
})
