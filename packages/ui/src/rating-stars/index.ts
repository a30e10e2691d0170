export type { RatingStarsProps } from './rating-stars.tsx'
export { RatingStars } from './rating-stars.tsx'
export { formatRating, listStarFills } from './star-fills.ts'
