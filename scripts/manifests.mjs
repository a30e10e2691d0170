// Manifests of the published packages, and what an app that installs several of them could not bear.
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Libraries whose types, contexts or stores cross from one package to another or to the app. */
const sharedLibraries = ['algoliasearch', 'drizzle-orm', 'jotai', 'react', 'react-dom'].concat([
  'react-instantsearch',
])

const fields = `author bugs description engines exports files homepage keywords license repository
  sideEffects type version`.split(/\s+/)

/** Every package that is published: its folder and its manifest. */
export const readManifests = () =>
  globSync('packages/*/package.json', { cwd: root })
    .map((file) => ({
      folder: dirname(file),
      manifest: JSON.parse(readFileSync(`${root}${file}`, 'utf8')),
    }))
    .filter(({ manifest }) => !manifest.private)

/**
 * Faults of a manifest: a field is missing, a range names one version only (an app that mixes versions
 * gets two copies), or a shared library is not a peer.
 */
export function findManifestFaults(manifest) {
  const { dependencies = {}, peerDependencies = {} } = manifest
  const ranges = Object.entries({ ...dependencies, ...peerDependencies })
  return [
    ...fields.filter((field) => manifest[field] === undefined).map((field) => `has no ${field}`),
    ...['NOTICE']
      .filter((file) => !manifest.files?.includes(file))
      .map((file) => `packs no ${file}`),
    ...ranges
      .filter(([, range]) => !/^(?:\^|>=)\d/.test(range))
      .map(([name, range]) => `asks for ${name} ${range} alone`),
    ...sharedLibraries
      .filter((name) => name in dependencies)
      .map((name) => `has ${name} of its own, which is a peer`),
  ]
}
