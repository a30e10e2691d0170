/** Stars drawn, whatever the rating. */
export const starCount = 5

/**
 * How much of each star is filled, 0 to 1: up to four full ones, then one partial with the rest, at
 * most a whole one. 4.6 is `[1, 1, 1, 1, 0.6]`, 3.4 is `[1, 1, 1, 0.4, 0]`, 5.0 is four full stars and
 * a completely filled fifth. A rating outside 0 to 5 counts as the nearest end.
 * @throws RangeError if the rating is not a number
 * Source: UI-019, D-73
 */
export function listStarFills(rating: number): readonly number[] {
  if (Number.isNaN(rating)) throw new RangeError('[ui] expected a rating from 0 to 5, got NaN')
  const within = Math.min(Math.max(rating, 0), starCount)
  const full = Math.min(starCount - 1, Math.floor(within))
  const partial = Math.min(1, within - full)
  return Array.from({ length: starCount }, (_, index) =>
    index < full ? 1 : index === full ? Number(partial.toFixed(4)) : 0,
  )
}

/** A rating with one decimal, as it is written: 4.6, 5.0. */
export function formatRating(rating: number): string {
  return Math.min(Math.max(rating, 0), starCount).toFixed(1)
}
