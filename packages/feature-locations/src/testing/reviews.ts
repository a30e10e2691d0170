import type { LocationReview } from '@forecourt/tenant-config/model'
import type { ShownReviews } from '../model/index.ts'

/** A review of five stars without a reply; state only what matters. */
export const aReview = (overrides: Partial<LocationReview> = {}): LocationReview => ({
  id: 1,
  customer_name: 'Priya N.',
  text: 'They rang when they said they would, and the car was washed.',
  rating: 5,
  review_date: '2026-09-14',
  review_date_in_words: null,
  reply_text: null,
  reply_date: null,
  ...overrides,
})

/** So many reviews out of 128. */
export const someReviews = (shown: number): ShownReviews => ({
  rating: 4.7,
  count: 128,
  reviews: Array.from({ length: shown }, (_, index) =>
    aReview({ id: index + 1, customer_name: `Customer ${index + 1}` }),
  ),
})
