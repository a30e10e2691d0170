import type { TenantStore } from '@forecourt/tenant-config/server'
import { reachableSite } from '../layout/reachable-site.ts'

/** Tenant files as they are served: without links of the dealer that lead nowhere. Source: `D-124` */
export function serveReachable(store: TenantStore): TenantStore {
  const orNull = (site: ReturnType<TenantStore['siteById']>) => site && reachableSite(site)
  return {
    ...store,
    sites: () => store.sites().map(reachableSite),
    siteOf: (host) => orNull(store.siteOf(host)),
    siteById: (id) => orNull(store.siteById(id)),
  }
}
