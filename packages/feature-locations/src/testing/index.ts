export { aLocation } from './locations.ts'
export { aMapDrawing } from './map-drawing.ts'
export { aReview, someReviews } from './reviews.ts'
