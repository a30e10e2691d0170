import {
  type Features,
  findPhone,
  isFeatureOn,
  type PhoneSite,
  type PhoneSubject,
  type Plugins,
} from '@forecourt/tenant-config/model'

/** Part of a site that decides about the number of a car. */
export interface CallPhoneSite extends PhoneSite {
  id: string
  features: Features
  plugins: Plugins
}

/** Where a missing number is logged. */
export interface CallPhonePorts {
  logger: { warn(message: string, fields?: object): void }
}

/**
 * The number a visitor calls about a car. Where none is configured anywhere, one line in the log says
 * so, and the page has no call button.
 * @returns the number as configured, or null without one and where calling is switched off
 * Source: `VDP-121`, `VDP-122`, `D-90`
 */
export function loadCallPhone(
  { logger }: CallPhonePorts,
  site: CallPhoneSite,
  car: PhoneSubject & { id: number },
): string | null {
  if (!isFeatureOn(site, 'callTheDealer')) return null
  const phone = findPhone(site, car)
  if (phone === null) logger.warn('a car has no telephone number', { site: site.id, carId: car.id })
  return phone
}
