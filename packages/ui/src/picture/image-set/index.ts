export {
  createImageSet,
  formatImageUrl,
  ILLUSTRATION,
  type ImageSet,
  type ImageSetOptions,
  imageWidths,
} from '../image-set.ts'
