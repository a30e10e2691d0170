import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findManifestFaults, readManifests } from './manifests.mjs'

const manifests = readManifests()
const [{ manifest: sound }] = manifests
const root = fileURLToPath(new URL('..', import.meta.url))

const newInReact192 = /import \{[^}]*\b(?:Activity|useEffectEvent)\b[^}]*\} from 'react'/

const newInNode22 =
  /\bglobSync\b[^}]*\} from 'node:fs'|\b(?:withResolvers|matchesGlob|URL\.parse|Object\.groupBy|Map\.groupBy|Array\.fromAsync|Promise\.try)\b[^`]*$/m

/** Files of a package that say something. */
const findFiles = (folder, said) =>
  globSync(`${folder}/{src/**/*.{ts,tsx},*.mjs}`, { cwd: root })
    .filter((file) => !/\.(?:test|stories)\./.test(file))
    .filter((file) => said.test(readFileSync(root + file, 'utf8')))

/** True where a package imports what React has since 19.2. */
const needsReact192 = (folder) => findFiles(folder, newInReact192).length > 0

describe('findManifestFaults', () => {
  it.each(manifests)('finds nothing in $folder', ({ manifest }) => {
    expect(findManifestFaults(manifest)).toEqual([])
  })

  it('finds a version that stands alone, of others and of ours', () => {
    const dependencies = { valibot: '1.5.0', '@forecourt/ui': '0.1.0', hono: '^4.13.19' }
    expect(
      findManifestFaults({ ...sound, dependencies, peerDependencies: { react: '19' } }),
    ).toEqual([
      'asks for valibot 1.5.0 alone',
      'asks for @forecourt/ui 0.1.0 alone',
      'asks for react 19 alone',
    ])
  })

  it('finds a library of its own that others share', () => {
    expect(findManifestFaults({ ...sound, dependencies: { jotai: '^3.0.1' } })).toEqual([
      'has jotai of its own, which is a peer',
    ])
  })

  it('finds what is missing', () => {
    expect(findManifestFaults({ ...sound, keywords: undefined, files: ['dist'] })).toEqual([
      'has no keywords',
      'packs no NOTICE',
    ])
  })
})

describe('peers', () => {
  it.each(manifests.filter(({ folder }) => needsReact192(folder)))(
    'of $folder are a React that has what it imports',
    ({ manifest: { peerDependencies } }) => {
      expect(peerDependencies).toMatchObject({ react: '>=19.2', 'react-dom': '>=19.2' })
    },
  )
})

describe('engines', () => {
  it.each(manifests)('of $folder have what it calls', ({ folder, manifest }) => {
    expect(manifest.engines.node).toBe('>=20')
    expect(findFiles(folder, newInNode22)).toEqual([])
  })
})
