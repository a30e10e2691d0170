import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findLostTitles, readSources } from './sources.ts'

const root = mkdtempSync(join(tmpdir(), 'forecourt-spec-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function git(...args: string[]): void {
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com']
  const { status, stderr } = spawnSync('git', [...author, ...args], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

const price = 'packages/stock/src/price.test.ts'

describe('readSources', () => {
  it('reads the ids that close titles, of each kind of test', () => {
    write(price, `it('a [AAA-001] [AAA-002]'); it("b"); it(\`c \${d} [AAA-003]\`)`)
    write('packages/stock/src/store.contract.ts', `it('d [AAA-004]')`)
    write('apps/site/tests/search.e2e.ts', `test('e [AAA-005]')`)
    write('apps/site/node_modules/other.test.ts', `test('f [AAA-006]')`)
    const found = readSources(root).map(({ kind, file, ids, isRun }) => [kind, file, ids, isRun])
    expect(found).toEqual([
      ['unit', price, ['AAA-001', 'AAA-002', 'AAA-003'], true],
      ['unit', 'packages/stock/src/store.contract.ts', ['AAA-004'], false],
      ['journeys', 'apps/site/tests/search.e2e.ts', ['AAA-005'], true],
    ])
  })
})

describe('findLostTitles', () => {
  it('finds titles that stood in the sources when the numbers were recorded, and no longer do', () => {
    write(price, `it('stays [AAA-001]')\nit('goes [AAA-001]')\nit('other [AAA-002]')\n`)
    write('docs/spec/proof.tsv', 'id\n')
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'recorded')
    write(price, `it('stays [AAA-001]')\nit('other words [AAA-002]')\n`)
    git('commit', '-qam', 'changed')
    expect(findLostTitles(root, 'AAA-001')).toEqual(['"goes [AAA-001]"'])
    expect(findLostTitles(root, 'AAA-002')).toEqual(['"other [AAA-002]"'])
    expect(findLostTitles(root, 'AAA-003')).toEqual([])
  })
})
