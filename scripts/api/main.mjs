// Writes the API report of every published package from its build, or, with "--check", says which reports
// are no longer true, and which changed since the last release without a changeset. "--released" records
// them as those of a release.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readManifests } from '../manifests.mjs'
import { findUnannounced, recordReleased } from './announced.mjs'
import { formatReport, hasApi } from './read-api.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const isCheck = process.argv.includes('--check')
const isRelease = process.argv.includes('--released')

/** Reports that are no longer what the build exports. */
const findStale = () =>
  readManifests()
    .filter(({ folder, manifest }) => !folder.endsWith('styled-system') && hasApi(manifest))
    .map(({ folder, manifest }) => ({
      file: `${folder}/api.md`,
      report: formatReport(`${root}${folder}`, manifest),
    }))
    .filter(
      ({ file, report }) =>
        !existsSync(root + file) || readFileSync(root + file, 'utf8') !== report,
    )

function check() {
  const stale = findStale()
  for (const { file } of stale) console.log(`is not what the build exports: ${file}`)
  if (stale.length > 0)
    console.log('Look at what changed for those who use the packages: npm run api, then git diff.')
  const unannounced = findUnannounced(root)
  for (const name of unannounced) console.log(`changed its API without a changeset: ${name}`)
  if (unannounced.length > 0)
    console.log('Say what somebody who upgrades would notice: npm run changeset.')
  if (stale.length > 0 || unannounced.length > 0) process.exitCode = 1
}

function write() {
  for (const { file, report } of findStale()) {
    writeFileSync(root + file, report)
    console.log(`written: ${file}`)
  }
}

if (isRelease) recordReleased(root)
else if (isCheck) check()
else write()
