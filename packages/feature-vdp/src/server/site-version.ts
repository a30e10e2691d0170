import { createHash } from 'node:crypto'
import type { Site } from '@forecourt/tenant-config/model'

const versions = new WeakMap<Site, string>()

/** Changes with any setting of a site, and is the same in every process. */
export function siteVersion(site: Site): string {
  const known = versions.get(site)
  if (known) return known
  const version = createHash('sha256').update(JSON.stringify(site)).digest('hex').slice(0, 16)
  versions.set(site, version)
  return version
}
