import type { Site } from '@forecourt/tenant-config/model'

/** A phone number as read and as dialled. */
export interface PhoneLink {
  text: string
  href: string
}

/** Link that dials a number written in any way. */
export const phoneLink = (text: string): PhoneLink => ({
  text,
  href: `tel:${text.replace(/[^\d+]/g, '')}`,
})

/** Number of the site's main location; null when none is configured or the header shows none. */
export function mainPhone(site: Site): PhoneLink | null {
  if (!site.header.showPhone) return null
  const main = site.locations.find((location) => location.primary) ?? site.locations[0]
  const text = [
    site.phones.fixed,
    main?.contact_detail.phone,
    main?.contact_detail.landline_phone,
  ].find(Boolean)
  return text ? phoneLink(text) : null
}
