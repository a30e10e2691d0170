import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { readManifests } from '../manifests.mjs'
import { findUnexplained } from './read-documented.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** A generated package explains nothing, and the name of an icon is all there is to say. */
const speaksForItself = (name) => /[a-z]Icon$/.test(name)
const packages = readManifests().filter(({ folder }) => !folder.endsWith('styled-system'))

describe('public names', () => {
  it.each(packages)('of $folder are explained, each of them [PLUS-104]', ({ folder, manifest }) => {
    const names = findUnexplained(join(root, folder), manifest)
    expect(names.filter((name) => !speaksForItself(name))).toEqual([])
  })
})

describe('findUnexplained', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documented-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('finds names without a docstring, and types with a field without one', () => {
    writeFileSync(
      join(folder, 'price.ts'),
      `/** Dollars. */
export type Dollars = number
export const plain = 1
// not a docstring
export function near(): void {}
export interface Props { /** Yes. */ a: 1; b: 2 }
export interface Told { /** Yes. */ a: 1 }
`,
    )
    writeFileSync(
      join(folder, 'index.ts'),
      `export { type Dollars, near as far, plain, type Props, type Told } from './price.ts'
export { other } from '@forecourt/stock/model'
`,
    )
    const exports = { '.': { '@forecourt/source': './index.ts' } }
    expect(findUnexplained(folder, { exports })).toEqual(['far', 'plain', 'Props'])
  })
})
