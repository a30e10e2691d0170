import type { Site } from './site.ts'

/**
 * The site a request is for: its `Host` in lower case without the port, found among the sites'
 * domains.
 * @param host value of the `Host` header; null when missing
 * @returns null when no site answers on the host (the caller answers 404 without any branding)
 * Source: D-01, SITE-001
 */
export function resolveSite<TSite extends Pick<Site, 'domains'>>(
  host: string | null,
  sites: Iterable<TSite>,
): TSite | null {
  const name = readHostName(host)
  if (name === '') return null
  for (const site of sites) if (site.domains.includes(name)) return site
  return null
}

/** The sites served at one moment, found by a map: a look-up costs the same whatever their number. */
export interface SiteLookup<TSite> {
  /** The site of a `Host` header as `resolveSite` finds it, or null. */
  siteOf(host: string | null): TSite | null
  /** The site with an id, or null. */
  siteById(id: string): TSite | null
}

/** Maps sites by their host names and ids; of two that claim one name the first has it. Source: D-01 */
export function createSiteLookup<TSite extends Pick<Site, 'domains' | 'id'>>(
  sites: readonly TSite[],
): SiteLookup<TSite> {
  const byHost = new Map<string, TSite>()
  const byId = new Map<string, TSite>()
  // The last write stands, so that the first site comes last.
  for (const site of sites.toReversed()) {
    byId.set(site.id, site)
    for (const domain of site.domains) byHost.set(domain, site)
  }
  return {
    siteOf: (host) => byHost.get(readHostName(host)) ?? null,
    siteById: (id) => byId.get(id) ?? null,
  }
}

/** A host in lower case without its port and without the final dot of a full name. Source: D-01 */
export function readHostName(host: string | null): string {
  return (host ?? '').trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
