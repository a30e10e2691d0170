import { type PhoneSubject, phoneFor, type Site } from '@forecourt/tenant-config/model'
import { type PhoneLink, phoneLink } from './main-phone.ts'

/** Number to call about a car (D-90); null when none is configured anywhere. */
export function carPhone(site: Site, car: PhoneSubject): PhoneLink | null {
  const text = phoneFor(site, car)
  return text ? phoneLink(text) : null
}
