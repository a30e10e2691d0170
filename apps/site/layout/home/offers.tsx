import { formatOfferEnd, listRunningOffers, OFFERS_PATH } from '@forecourt/feature-search/model'
import type { Site } from '@forecourt/tenant-config/model'
import { OfferCard } from '../content/offer-card.tsx'
import { cardGrid, HomeSection, threeRows } from './home-section.tsx'

/** Offers shown; the others are on their own page. */
const mostOffers = 3

/** The first offers that run now, each with its terms (D-74). */
export function Offers({ site, now }: { site: Site; now: Date }) {
  const offers = listRunningOffers(site, now)
  if (offers.length === 0) return null
  return (
    <HomeSection
      id="offers"
      heading={site.content.home.offersHeading}
      more={offers.length > mostOffers ? { label: 'All offers', href: OFFERS_PATH } : undefined}
    >
      <ul className={cardGrid}>
        {offers.slice(0, mostOffers).map((offer) => (
          <li key={offer.slug} className={threeRows}>
            <OfferCard
              offer={{ ...offer, ends: formatOfferEnd(offer, site.timeZone) }}
              site={site}
              headingLevel="h3"
            />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
