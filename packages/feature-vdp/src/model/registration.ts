import { readWallClock } from '@forecourt/feature-locations/model'
import type { Car } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import type { CarFact } from './car-fact.ts'
import { formatLongDay } from './long-day.ts'
import { readPresentText } from './present-text.ts'

/** Part of a site that says how a registration is shown. */
export interface RegistrationSite {
  timeZone: Site['timeZone']
  vehiclePage: Pick<Site['vehiclePage'], 'showUnregistered'>
}

/** A registration that holds, or one that ended on a site that says so. */
export type Registration = { kind: 'current'; until: string } | { kind: 'unregistered' }

/** Name of a registration in the past (VDP-116). */
export const UNREGISTERED = 'Unregistered'

/** "24 December 2026" of `2026-12-24`; null for what is no date. */
export function formatRegistrationDay(date: string): string | null {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return null
  return formatLongDay(day)
}

/**
 * True when a vehicle is registered. Its last day counts whole, in the site's time zone. Once past,
 * "Unregistered" on sites configured so, nothing on all others.
 * @returns null when there is nothing to say
 * Source: VDP-116, VDP-117
 */
export function findRegistration(
  car: Pick<Car, 'rego_expiry'>,
  site: RegistrationSite,
  now: Date,
): Registration | null {
  const until = car.rego_expiry === null ? null : formatRegistrationDay(car.rego_expiry)
  if (car.rego_expiry === null || until === null) return null
  if (car.rego_expiry >= readWallClock(now, site.timeZone).date) return { kind: 'current', until }
  return site.vehiclePage.showUnregistered ? { kind: 'unregistered' } : null
}

/**
 * Key facts with what the registration adds: the day it ends after the plate, or "Unregistered" in
 * its place.
 * @param facts as `listKeyInformation` gives them
 */
export function withRegistration(
  facts: readonly CarFact[],
  car: Pick<Car, 'regplate'>,
  registration: Registration | null,
): CarFact[] {
  if (registration === null) return [...facts]
  const plate = readPresentText(car.regplate)
  const until = registration.kind === 'current' ? `until ${registration.until}` : UNREGISTERED
  const value = registration.kind === 'current' && plate !== null ? `${plate}, ${until}` : until
  const fact: CarFact = {
    kind: 'registration',
    label: 'Registration',
    value: value.charAt(0).toUpperCase() + value.slice(1),
  }
  const place = facts.findIndex(({ kind }) => kind === 'registration')
  if (place >= 0) return facts.with(place, fact)
  const after = facts.findIndex(({ kind }) => kind === 'stockNumber' || kind === 'vin')
  return facts.toSpliced(after < 0 ? facts.length : after, 0, fact)
}
