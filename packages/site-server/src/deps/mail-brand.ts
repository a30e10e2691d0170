import type { MailBrand, MailPlace } from '@forecourt/feature-leads/model'
import {
  findLocationById,
  formatAddress,
  type Location,
  listLocations,
  listWeekHours,
} from '@forecourt/feature-locations/model'
import type { Site } from '@forecourt/tenant-config/model'
import { resolveBrand, resolveColors } from '@forecourt/tokens'

/** Address of the dealer's logo for mails, which show no drawings of another kind. */
export const MAIL_LOGO_PATH = '/mail-logo.png'

/**
 * Look of the mails of a dealer: the colours of its light pages, which keep their contrast, its logo, and the
 * place of a car with its hours of this week; the first place where the car has none.
 */
export function createMailBrand(
  site: Site,
  { location_id: id }: { location_id: number | null },
  now: Date,
): MailBrand {
  const colors = resolveColors({ ...resolveBrand(site.brand), surface: 'light' }, 'light')
  const color = (name: string, other: string) => colors.get(name) ?? other
  const place = (id === null ? null : findLocationById(site, id)) ?? listLocations(site)[0] ?? null
  return {
    siteName: site.name,
    siteUrl: new URL('/', site.url).href,
    logoUrl: site.logo ? new URL(MAIL_LOGO_PATH, site.url).href : null,
    colors: {
      canvas: color('canvas', '#ffffff'),
      surface: color('surface', '#ffffff'),
      text: color('fg', '#16191c'),
      muted: color('fg.muted', '#55595e'),
      line: color('border', '#d5dade'),
      action: color('action', '#16191c'),
      onAction: color('fg.on-action', '#ffffff'),
    },
    place: place && describePlace(place, now),
  }
}

function describePlace(place: Location, now: Date): MailPlace {
  const { phone, landline_phone } = place.contact_detail
  const week = listWeekHours(place, now) ?? []
  return {
    name: place.name,
    address: formatAddress(place.address),
    phone: phone || (landline_phone ?? ''),
    hours: week.map(({ weekdayName, isClosed, text }) =>
      isClosed ? `${weekdayName}: Closed` : `${weekdayName}: ${text}`,
    ),
  }
}
