import type { Site } from '@forecourt/tenant-config/model'
import type { TenantStore } from '@forecourt/tenant-config/server'
import type { WorkerLink } from '../workers/worker-link.ts'

/** Sites this process serves, as they are now. */
export type OwnSites = () => readonly Site[]

/** Sites this process serves: with several workers those that are its own. */
export function listOwnSites(
  sites: Pick<TenantStore, 'sites'>,
  workers: Pick<WorkerLink, 'worker' | 'ownerOf'> | null,
): OwnSites {
  if (!workers) return sites.sites
  let made: { of: readonly Site[]; own: readonly Site[] } | null = null
  return () => {
    const of = sites.sites()
    if (made?.of !== of)
      made = { of, own: of.filter((site) => workers.ownerOf(site) === workers.worker) }
    return made.own
  }
}
