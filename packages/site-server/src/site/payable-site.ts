import { JOURNEY_PATH } from '@forecourt/feature-leads/model'
import type { Site } from '@forecourt/tenant-config/model'

/** True when this deployment has the processor of a key. */
export type HasProcessor = (key: string) => boolean

/** At an address of the dealer's own the deposit is somebody else's to take, by whatever processor. */
export const isPaidElsewhere = ({ reservePath }: Site['routing']) =>
  /^(?:\/|https:)/.test(reservePath) && !reservePath.startsWith(JOURNEY_PATH)

/**
 * Processors a site names for its deposits that are not there.
 * Source: `D-09`, `D-124`
 */
export const listMissingProcessors = (
  { reserve, routing }: Pick<Site, 'reserve' | 'routing'>,
  hasProcessor: HasProcessor,
): string[] =>
  isPaidElsewhere(routing) ? [] : reserve.paymentProcessors.filter((key) => !hasProcessor(key))

/** A sentence about processors that are not there. */
export const describeMissingProcessors = (keys: readonly string[]): string =>
  `reserve.paymentProcessors names ${keys.map((key) => `"${key}"`).join(', ')}, which this deployment does not have (docs/reservations.md): nobody is offered to pay by it.`

/**
 * Takes the processors off a site that this deployment does not have, so that no button leads to a payment nobody takes.
 * @param onMissing is called once for each site that names one
 * @returns a function that gives the same object for every call with one site
 * Source: `D-124`
 */
export function createPayableSite(
  hasProcessor: HasProcessor,
  onMissing: (site: Site, keys: readonly string[]) => void,
): (site: Site) => Site {
  const sites = new WeakMap<Site, Site>()
  const withoutMissing = (site: Site): Site => {
    const missing = listMissingProcessors(site, hasProcessor)
    if (missing.length === 0) return site
    onMissing(site, missing)
    const paymentProcessors = site.reserve.paymentProcessors.filter((key) => !missing.includes(key))
    return { ...site, reserve: { ...site.reserve, paymentProcessors } }
  }
  return (site) => {
    const made = sites.get(site) ?? withoutMissing(site)
    sites.set(site, made)
    return made
  }
}
