// Writes the API report of every published package from its build, or, with "--check", says which reports
// are no longer true.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readManifests } from '../manifests.mjs'
import { formatReport } from './read-api.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const isCheck = process.argv.includes('--check')

const stale = readManifests()
  .filter(({ folder }) => !folder.endsWith('styled-system'))
  .map(({ folder, manifest }) => ({
    file: `${folder}/api.md`,
    report: formatReport(`${root}${folder}`, manifest),
  }))
  .filter(
    ({ file, report }) => !existsSync(root + file) || readFileSync(root + file, 'utf8') !== report,
  )

if (!isCheck) for (const { file, report } of stale) writeFileSync(root + file, report)
for (const { file } of stale)
  console.log(`${isCheck ? 'is not what the build exports:' : 'written:'} ${file}`)
if (isCheck && stale.length > 0) {
  console.log('Look at what changed for those who use the packages: npm run api, then git diff.')
  process.exitCode = 1
}
