import type { LocationReview, Site } from '@forecourt/tenant-config/model'
import type { Location } from './location.ts'

/** Reviews in the full list. Source: LOC-038, D-73 */
export const FULL_REVIEWS = 12

/** Reviews of the full list that are in sight at once. Source: D-73 */
export const SUMMARY_REVIEWS = 3

/** Reviews of a location as its page shows them. */
export interface ShownReviews {
  /** Average of all reviews, 0 to 5. */
  rating: number
  /** Number of all reviews, which the rating is based on. */
  count: number
  /** At most 12 of them. */
  reviews: readonly LocationReview[]
}

/** Part of a site that decides about reviews. */
export type ReviewsSite = Pick<Site, 'features' | 'reviews'>

const decimal = /^\s*\d+(?:\.\d+)?\s*$/

/**
 * Reviews of a location; null where the dealer hides them, where there are none, where the average, which comes as
 * text, is no number, and where it does not exceed the minimum: 4.0 is hidden at a minimum of 4.
 * Source: LOC-035, LOC-036, D-73, D-108
 */
export function resolveReviews(
  location: Pick<Location, 'reviews' | 'average_rating' | 'review_count'>,
  { features, reviews: { hidden, minimumRating } }: ReviewsSite,
): ShownReviews | null {
  const summary = location.reviews ?? findRating(location)
  if (!features.reviews || hidden || !summary || summary.count === 0) return null
  const rating = decimal.test(summary.average_rating) ? Number(summary.average_rating) : Number.NaN
  if (!(rating > minimumRating && rating <= 5)) return null
  return { rating, count: summary.count, reviews: summary.reviews.slice(0, FULL_REVIEWS) }
}

/** The average alone, as a feed without the reviews themselves tells it. Source: DATA-030 */
function findRating({
  average_rating,
  review_count,
}: Pick<Location, 'average_rating' | 'review_count'>): Location['reviews'] {
  if (average_rating === null || review_count === null) return null
  return { average_rating: String(average_rating), count: review_count, reviews: [] }
}

/** A review beside the location it is about. */
export interface PickedReview {
  location: Pick<Location, 'name' | 'slug'>
  review: LocationReview
}

const byDate = (one: PickedReview, other: PickedReview) =>
  other.review.review_date.localeCompare(one.review.review_date)

/**
 * The newest reviews with words: first one of each location that shows its reviews, then whatever is
 * newest, good or bad.
 * @param limit most reviews, 1 or more
 * Source: `D-74`
 */
export function pickNewestReviews(
  locations: readonly (Parameters<typeof resolveReviews>[0] & PickedReview['location'])[],
  site: ReviewsSite,
  limit: number,
): PickedReview[] {
  const ofEach = locations.map((location) =>
    (resolveReviews(location, site)?.reviews ?? [])
      .filter(({ text }) => text !== '')
      .map((review) => ({ location, review }))
      .sort(byDate),
  )
  const newest = ofEach.flatMap((reviews) => reviews.slice(0, 1)).sort(byDate)
  const others = ofEach.flatMap((reviews) => reviews.slice(1)).sort(byDate)
  return [...newest, ...others].slice(0, limit)
}

const counts = new Intl.NumberFormat('en-AU')

/** "Based on 1,204 reviews". Source: LOC-023, D-108 */
export const formatReviewBasis = (count: number): string =>
  `Based on ${counts.format(count)} ${count === 1 ? 'review' : 'reviews'}`

const dates = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', dateStyle: 'long' })

/** A calendar date in words, "4 January 2027". */
export const formatDate = (date: string): string => dates.format(new Date(`${date}T00:00:00Z`))
