import type { Site } from '@forecourt/tenant-config/model'
import type { DeliveryTarget } from '../model/delivery-target.ts'

type TargetConfig = Site['delivery']['targets'][number]

/**
 * Finds the target a delivery is owed to in the present configuration of its site.
 * @param siteOf the site with this id, or `undefined`
 * @param create makes the adapter of a configured target
 */
export function createTargetLookup(
  siteOf: (siteId: string) => Pick<Site, 'delivery'> | undefined,
  create: (config: TargetConfig) => DeliveryTarget,
): (siteId: string, targetId: string) => DeliveryTarget | null {
  return (siteId, targetId) => {
    const config = siteOf(siteId)?.delivery.targets.find(({ id }) => id === targetId)
    return config ? create(config) : null
  }
}
