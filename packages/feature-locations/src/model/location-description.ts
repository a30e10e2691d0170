import { formatAddress } from './directions.ts'
import type { Location } from './location.ts'

const listFormat = new Intl.ListFormat('en-AU', { type: 'conjunction' })

/**
 * The page of a location in a sentence for search engines, which names only what stands there.
 * @param title name of the location among those of its site (`formatLocationTitle`)
 * Source: `PLUS-054`, `D-108`
 */
export function describeLocationPage(
  { address, contact_detail: { opening_hours, phone, landline_phone } }: Location,
  { title, hasReviews }: { title: string; hasReviews: boolean },
): string {
  const parts = [
    ...(opening_hours.length > 0 ? ['opening hours'] : []),
    ...(phone || landline_phone ? ['phone'] : []),
    'directions',
    ...(hasReviews ? ['reviews'] : []),
  ]
  return `${title}, ${formatAddress(address)}: ${listFormat.format(parts)}.`
}
