import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findUnannounced, recordReleased } from './announced.mjs'

const project = fileURLToPath(new URL('../..', import.meta.url))
let root = ''

const write = (path, text) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
const writeApi = (folder, text) => write(`packages/${folder}/api.md`, text)
const announce = (name) =>
  write('.changeset/a-change.md', `---\n"${name}": minor\n---\n\nIt is new.\n`)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'announced-'))
  write('package.json', JSON.stringify({ name: 'root', private: true, workspaces: ['packages/*'] }))
  write('package-lock.json', '{}')
  write('scripts/api/released.json', '{}')
  cpSync(join(project, '.changeset/config.json'), join(root, '.changeset/config.json'))
  for (const [folder, name] of [
    ['price', '@forecourt/price'],
    ['place', '@forecourt/place'],
    ['site', '@forecourt/site'],
    ['demo', '@forecourt/demo'],
  ])
    write(`packages/${folder}/package.json`, JSON.stringify({ name, version: '0.1.0' }))
  writeApi('price', 'const price: 1')
  writeApi('place', 'const place: 1')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Makes the versions of a release as `npm run release:version` does. */
async function release() {
  const cli = join(project, 'node_modules/@changesets/cli/bin.js')
  await promisify(execFile)(process.execPath, [cli, 'version'], { cwd: root })
  recordReleased(root)
}

describe('findUnannounced', () => {
  it('finds nothing where the reports are those of the last release [PLUS-104]', () => {
    recordReleased(root)
    expect(findUnannounced(root)).toEqual([])
  })

  it('names a package whose report changed without a changeset of its own [PLUS-104]', () => {
    recordReleased(root)
    writeApi('price', 'const price: 2')
    expect(findUnannounced(root)).toEqual(['@forecourt/price'])
    announce('@forecourt/place')
    expect(findUnannounced(root)).toEqual(['@forecourt/price'])
    announce('@forecourt/price')
    expect(findUnannounced(root)).toEqual([])
  })

  it('begins anew with each release [PLUS-104]', async () => {
    recordReleased(root)
    writeApi('price', 'const price: 2')
    announce('@forecourt/price')
    await release()
    expect(findUnannounced(root)).toEqual([])
    writeApi('price', 'const price: 3')
    expect(findUnannounced(root)).toEqual(['@forecourt/price'])
  })

  it('wants a changeset for the first release of a package', () => {
    expect(findUnannounced(root)).toEqual(['@forecourt/place', '@forecourt/price'])
  })
})
