import { PickedReviewList } from '@forecourt/feature-locations'
import {
  listLocations,
  pickNewestReviews,
  SUMMARY_REVIEWS,
} from '@forecourt/feature-locations/model'
import type { Site } from '@forecourt/tenant-config/model'
import { HomeSection } from './home-section.tsx'

/** The newest reviews of the dealer's locations (D-74). */
export function Reviews({ site }: { site: Site }) {
  const reviews = pickNewestReviews(listLocations(site), site, SUMMARY_REVIEWS)
  if (reviews.length === 0) return null
  return (
    <HomeSection id="reviews" heading={site.content.home.reviewsHeading}>
      <PickedReviewList reviews={reviews} />
    </HomeSection>
  )
}
