export type { RatingStarsProps } from './rating-stars.tsx'
export { RatingStars } from './rating-stars.tsx'
export { formatRating, starFills } from './star-fills.ts'
