import type { Site } from '@forecourt/tenant-config/model'
import type { DeliveryTarget } from '../model/delivery-target.ts'
import type { SuppressionStore } from '../model/suppression-store.ts'
import { respectSuppression } from './marketing-delivery.ts'

type TargetConfig = Site['delivery']['targets'][number]

/** Needs of finding targets. */
export interface TargetLookupPorts<S> {
  /** The site with this id, or `undefined`. */
  siteOf: (siteId: string) => S | undefined
  /** Makes the adapter of a configured target. */
  create: (config: TargetConfig, site: S) => DeliveryTarget
  /** Who wants no marketing. */
  suppressions: SuppressionStore
}

/**
 * Finds the target a delivery is owed to in the present configuration of its site. No target gets
 * marketing past the suppression list.
 * Source: `D-03`, `PLUS-035`
 */
export function createTargetLookup<S extends Pick<Site, 'delivery' | 'url'>>({
  siteOf,
  create,
  suppressions,
}: TargetLookupPorts<S>): (siteId: string, targetId: string) => DeliveryTarget | null {
  return (siteId, targetId) => {
    const site = siteOf(siteId)
    const config = site?.delivery.targets.find(({ id }) => id === targetId)
    if (!site || !config) return null
    return respectSuppression(create(config, site), config.purpose, site, suppressions)
  }
}
