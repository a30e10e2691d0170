export type { MapPictureProps, MapPlace } from './map-picture.tsx'
export { MapPicture } from './map-picture.tsx'
