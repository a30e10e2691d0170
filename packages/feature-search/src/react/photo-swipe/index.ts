export type { CardPhoto } from '../../model/photo-swipe.ts'
export { connectPhotoSwipe, type PhotoSwipeOptions } from './connect-photo-swipe.ts'
