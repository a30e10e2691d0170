import type { Site } from '@forecourt/tenant-config/model'
import type { TenantStore } from '@forecourt/tenant-config/server'

/**
 * Tenant files as a deployment serves them.
 * @param toServed gives the same object for every call with one site
 */
export function serveTenants(store: TenantStore, toServed: (site: Site) => Site): TenantStore {
  const orNull = (site: Site | null) => site && toServed(site)
  let made: { of: readonly Site[]; sites: readonly Site[] } | null = null
  return {
    ...store,
    sites: () => {
      const of = store.sites()
      if (made?.of !== of) made = { of, sites: of.map(toServed) }
      return made.sites
    },
    siteOf: (host) => orNull(store.siteOf(host)),
    siteById: (id) => orNull(store.siteById(id)),
  }
}
