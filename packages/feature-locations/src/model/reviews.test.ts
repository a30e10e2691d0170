import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aReview } from '../testing/reviews.ts'
import { formatReviewBasis, pickNewestReviews, resolveReviews } from './index.ts'

const summary = (average_rating: string, count = 40, shown = 0) => ({
  average_rating: null,
  review_count: null,
  reviews: {
    average_rating,
    count,
    reviews: Array.from({ length: shown }, (_, index) => aReview({ id: index + 1 })),
  },
})

describe('resolveReviews', () => {
  it('shows reviews only if the average exceeds the minimum, 4 by default [LOC-035] [LOC-037] [DATA-039]', () => {
    expect(resolveReviews(summary('4.0'), aSite())).toBeNull()
    expect(resolveReviews(summary('4'), aSite())).toBeNull()
    expect(resolveReviews(summary('4.1'), aSite())).toMatchObject({ rating: 4.1, count: 40 })
    const strict = aSite({ reviews: { minimumRating: 4.5 } })
    expect(resolveReviews(summary('4.5'), strict)).toBeNull()
    expect(resolveReviews(summary('4.51'), strict)?.rating).toBe(4.51)
    expect(resolveReviews(summary('0.1'), aSite({ reviews: { minimumRating: 0 } }))?.rating).toBe(
      0.1,
    )
  })

  it('shows none that are hidden by configuration [LOC-036]', () => {
    expect(resolveReviews(summary('4.9'), aSite({ reviews: { hidden: true } }))).toBeNull()
    expect(resolveReviews(summary('4.9'), aSite({ features: { reviews: false } }))).toBeNull()
  })

  it.each(['', 'good', '4.9 stars', 'NaN', 'Infinity', '-5', '5.1'])(
    'shows none where the average is %j, which is no rating [D-73]',
    (average) => {
      expect(resolveReviews(summary(average), aSite())).toBeNull()
    },
  )

  it('shows none where there are none, and nothing is known', () => {
    expect(resolveReviews(summary('4.9', 0), aSite())).toBeNull()
    expect(
      resolveReviews({ reviews: null, average_rating: null, review_count: null }, aSite()),
    ).toBeNull()
  })

  it('takes average and number of a location without a summary [DATA-030]', () => {
    const rated = { reviews: null, average_rating: 4.6, review_count: 12 }
    expect(resolveReviews(rated, aSite())).toEqual({ rating: 4.6, count: 12, reviews: [] })
    expect(resolveReviews({ ...rated, average_rating: 4 }, aSite())).toBeNull()
    expect(resolveReviews({ ...rated, review_count: null }, aSite())).toBeNull()
  })

  it('has 12 reviews in the full list at most [LOC-038]', () => {
    const shown = (count: number) => resolveReviews(summary('4.9', 40, count), aSite())?.reviews
    expect(shown(12)).toHaveLength(12)
    expect(shown(13)).toHaveLength(12)
  })
})

describe('formatReviewBasis', () => {
  it('reads Based on N reviews [LOC-023]', () => {
    expect(formatReviewBasis(1204)).toBe('Based on 1,204 reviews')
    expect(formatReviewBasis(1)).toBe('Based on 1 review')
  })
})

describe('pickNewestReviews', () => {
  const place = (name: string, average_rating: string, ...days: string[]) => ({
    ...summary(average_rating),
    name,
    slug: name.toLowerCase(),
    reviews: {
      average_rating,
      count: 40,
      reviews: days.map((day, index) =>
        aReview({ id: index + 1, review_date: `2026-${day}`, text: day === '12-01' ? '' : day }),
      ),
    },
  })
  const picked = (...places: ReturnType<typeof place>[]) =>
    pickNewestReviews(places, aSite(), 3).map(({ location, review }) => [
      location.name,
      review.text,
    ])

  it('takes the newest with words of each location, then the newest of the others [D-74]', () => {
    const south = place('South', '4.6', '08-01', '12-01', '09-30')
    expect(picked(place('North', '4.8', '10-01', '11-05', '11-04'), south)).toEqual([
      ['North', '11-05'],
      ['South', '09-30'],
      ['North', '11-04'],
    ])
  })

  it('takes none of a location whose reviews are not shown [D-74] [LOC-035]', () => {
    expect(picked(place('North', '4.0', '10-01'), place('South', '4.1', '01-01'))).toEqual([
      ['South', '01-01'],
    ])
  })
})
