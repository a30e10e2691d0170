export type { LightboxProps } from './lightbox.tsx'
export { Lightbox } from './lightbox.tsx'
export type { LightboxPicture } from './lightbox-picture.ts'
