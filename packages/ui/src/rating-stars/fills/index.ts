export { formatRating, listStarFills, starCount } from '../star-fills.ts'
