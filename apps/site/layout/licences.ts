import { formatLicenceLabel } from '@forecourt/feature-locations/model'
import type { Site } from '@forecourt/tenant-config/model'

/** "DL# 4418206" of a dealership, with the label of the state it stands in; null without a licence (D-99). */
export function dealershipLicence(site: Site, dealershipSlug: string): string | null {
  const dealership = site.dealerships.find(({ slug }) => slug === dealershipSlug)
  if (!dealership?.dealerLicenceNumber) return null
  const place = site.locations.find((location) => location.dealership_slug === dealershipSlug)
  return `${formatLicenceLabel(place?.address.state ?? site.state)} ${dealership.dealerLicenceNumber}`
}
