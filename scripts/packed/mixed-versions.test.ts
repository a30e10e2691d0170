import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Manifest, readManifests } from '../manifests.mjs'

const versions = ['0.1.0', '0.2.0']
const manifests = readManifests().map(({ manifest }) => manifest)
const names = manifests.map(({ name }) => name)
const shared = ['@forecourt/ui', '@forecourt/islands']
/** Packages that show parts of ui; an app need not name ui itself. */
const users = manifests
  .filter(({ dependencies, peerDependencies }) =>
    shared.some((name) => name in { ...dependencies, ...peerDependencies }),
  )
  .map(({ name }) => name)

/** Ranges of our own packages, as a release at a version has them; others would ask the network. */
const oursAt = (version: string, ranges: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    Object.keys(ranges)
      .filter((name) => names.includes(name))
      .map((name) => [name, `^${version}`]),
  )

/** npm takes packages of one hash for one package. */
const hashOf = (text: string) => `sha512-${createHash('sha512').update(text).digest('base64')}`

function release({ name, ...manifest }: Manifest, version: string, origin: string) {
  return {
    name,
    version,
    dependencies: oursAt(version, manifest.dependencies),
    peerDependencies: oursAt(version, manifest.peerDependencies),
    peerDependenciesMeta: manifest.peerDependenciesMeta,
    dist: { tarball: `${origin}/${name}-${version}.tgz`, integrity: hashOf(`${name} ${version}`) },
  }
}

/** Registry that has two releases of each package. */
function openRegistry(): Server {
  return createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1))
    const manifest = manifests.find((one) => one.name === name)
    const origin = `http://${request.headers.host}`
    const released = versions.map((version) => [
      version,
      manifest && release(manifest, version, origin),
    ])
    response.statusCode = manifest ? 200 : 404
    response.end(JSON.stringify({ name, versions: Object.fromEntries(released), 'dist-tags': {} }))
  })
}

const runNpm = (args: readonly string[], cwd: string) =>
  promisify(execFile)('npm', args, { cwd, shell: process.platform === 'win32' })

describe('npm install of an app', () => {
  const registry = openRegistry()
  beforeAll(() => new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve)))
  afterAll(() => registry.close())

  /** Places of packages in the lock file of an app; none where npm refuses versions that do not go together. */
  async function install(dependencies: Record<string, string>): Promise<string[]> {
    const app = mkdtempSync(join(tmpdir(), 'mixed-versions-'))
    try {
      writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'app', dependencies }))
      const { port } = registry.address() as AddressInfo
      const options = [
        '--package-lock-only',
        '--no-audit',
        '--no-fund',
        '--cache',
        join(app, 'cache'),
      ]
      await runNpm(['install', ...options, `--registry=http://127.0.0.1:${port}`], app)
      return Object.keys(JSON.parse(readFileSync(join(app, 'package-lock.json'), 'utf8')).packages)
    } catch (error) {
      if (String(error).includes('ERESOLVE')) return []
      throw error
    } finally {
      rmSync(app, { recursive: true })
    }
  }

  const copiesOf = (places: readonly string[], name: string) =>
    places.filter((place) => place.endsWith(`node_modules/${name}`))

  it('has one copy of ui and islands where all versions are of one release', async () => {
    const places = await install(Object.fromEntries(names.map((name) => [name, '0.2.0'])))
    for (const name of shared) expect(copiesOf(places, name)).toHaveLength(1)
  })

  it.each(
    users.flatMap((older) => users.flatMap((newer) => (older === newer ? [] : [{ older, newer }]))),
  )(
    'has no second copy beside an older $older and a newer $newer [PLUS-102]',
    async ({ older, newer }) => {
      const places = await install({ [older]: '0.1.0', [newer]: '0.2.0' })
      for (const name of shared) expect(copiesOf(places, name).length).toBeLessThan(2)
    },
  )
})
