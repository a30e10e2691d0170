import { describe, expect, it } from 'vitest'
import { findManifestFaults, readManifests } from './manifests.mjs'

const manifests = readManifests()
const [{ manifest: sound }] = manifests

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
