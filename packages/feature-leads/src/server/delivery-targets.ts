import type { Site } from '@forecourt/tenant-config/model'
import type { DeliveryTarget } from '../model/delivery-target.ts'

type TargetConfig = Site['delivery']['targets'][number]

/**
 * Finds the target a delivery is owed to in the present configuration of its site.
 * @param siteOf the site with this id, or `undefined`
 * @param create makes the adapter of a configured target
 */
export function createTargetLookup<S extends Pick<Site, 'delivery'>>(
  siteOf: (siteId: string) => S | undefined,
  create: (config: TargetConfig, site: S) => DeliveryTarget,
): (siteId: string, targetId: string) => DeliveryTarget | null {
  return (siteId, targetId) => {
    const site = siteOf(siteId)
    const config = site?.delivery.targets.find(({ id }) => id === targetId)
    return site && config ? create(config, site) : null
  }
}
