/** First part of the addresses on which visitors write to one location. Source: `SITE-035` */
export const CONTACT_LOCATION_PATH = '/contact-us'

/** Page on which a visitor writes to a location. */
export const formatContactPath = (locationSlug: string): string =>
  `${CONTACT_LOCATION_PATH}/${locationSlug}`
