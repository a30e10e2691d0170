// Changes of the API reports since the last release, and whether a changeset tells of them.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Digests of the reports at the last release by the name of the package; written when versions are. */
const record = 'scripts/api/released.json'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Digest of the API report of each package that has one, by name. */
function readDigests(root) {
  const entries = globSync('packages/*/api.md', { cwd: root }).map((file) => {
    const digest = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex')
    return [readJson(join(root, dirname(file), 'package.json')).name, digest]
  })
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Names of the packages that changesets speak of. */
const readAnnounced = (root) =>
  globSync('.changeset/*.md', { cwd: root }).flatMap((file) => {
    const [, head = ''] = /^---\r?\n(.*?)^---/ms.exec(readFileSync(join(root, file), 'utf8')) ?? []
    return [...head.matchAll(/^['"]?([^'":\s]+)['"]?:/gm)].map(([, name]) => name)
  })

/**
 * Packages whose API is not that of their last release, although no changeset names them; a package that was
 * never released wants one as well.
 * @param {string} root folder of the project
 */
export function findUnannounced(root) {
  const file = join(root, record)
  const released = existsSync(file) ? readJson(file) : {}
  const announced = new Set(readAnnounced(root))
  return Object.entries(readDigests(root))
    .filter(([name, digest]) => released[name] !== digest && !announced.has(name))
    .map(([name]) => name)
}

/** Records the reports as those of a release. */
export function recordReleased(root) {
  writeFileSync(join(root, record), `${JSON.stringify(readDigests(root), null, 2)}\n`)
}
