import type { Site } from '@forecourt/tenant-config/model'

/** Numbers the versions of sites; each version of a tenant file is an object of its own. */
export function countVersions() {
  const versions = new WeakMap<Site, number>()
  let latest = 0
  return (site: Site) => {
    const version = versions.get(site) ?? (latest += 1)
    versions.set(site, version)
    return version
  }
}
