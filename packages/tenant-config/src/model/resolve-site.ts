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

/** A host in lower case without its port and without the final dot of a full name. Source: D-01 */
export function readHostName(host: string | null): string {
  return (host ?? '').trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
