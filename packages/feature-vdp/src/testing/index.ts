export { someGalleryPictures } from './gallery-pictures.ts'
