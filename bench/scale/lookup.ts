import { createSiteLookup, resolveSite } from '@forecourt/tenant-config/model'

const LOOKUPS = 200_000

function nanosecondsOf(find: (host: string) => unknown, hosts: readonly string[]): number {
  for (const host of hosts) find(host)
  const startedMs = performance.now()
  for (let at = 0; at < LOOKUPS; at += 1) find(hosts[at % hosts.length] ?? '')
  return ((performance.now() - startedMs) * 1e6) / LOOKUPS
}

/** Prints how long a site is looked for, by a map and one by one, among ever more. */
export function measureLookup(): void {
  for (const count of [5, 50, 500]) {
    const sites = Array.from({ length: count }, (_, at) => ({
      id: `dealer-${at}`,
      domains: [`dealer-${at}.example`, `www.dealer-${at}.example`],
    }))
    const hosts = sites.flatMap(({ domains }) => domains)
    const byMap = nanosecondsOf(createSiteLookup(sites).siteOf, hosts)
    const oneByOne = nanosecondsOf((host) => resolveSite(host, sites), hosts)
    console.log(
      `site among ${String(count).padStart(4)}       ${byMap.toFixed(0).padStart(6)} ns by map, ${oneByOne.toFixed(0).padStart(6)} ns one by one`,
    )
  }
}
