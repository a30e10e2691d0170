import { createPhoneLink, type PhoneLink, type Site } from '@forecourt/tenant-config/model'

/** Number of the site's main location; null when none is configured or the header shows none. */
export function findMainPhone(
  site: Pick<Site, 'header' | 'locations' | 'phones'>,
): PhoneLink | null {
  if (!site.header.showPhone) return null
  const main = site.locations.find((location) => location.primary) ?? site.locations[0]
  const { phone, landline_phone } = main?.contact_detail ?? {}
  const text = [site.phones.fixed, phone, landline_phone].find(Boolean)
  return text ? createPhoneLink(text) : null
}
