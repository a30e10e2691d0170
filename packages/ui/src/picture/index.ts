export type { IllustrationLabelProps } from './illustration-label.tsx'
export { IllustrationLabel } from './illustration-label.tsx'
export type { ImageSet, ImageSetOptions } from './image-set.ts'
export {
  createImageSet,
  formatImageUrl,
  formatPictureName,
  ILLUSTRATION,
  imageWidths,
} from './image-set.ts'
export type { NotFoundImageProps } from './not-found-image.tsx'
export { NotFoundImage } from './not-found-image.tsx'
export type { PictureProps } from './picture.tsx'
export { Picture } from './picture.tsx'
