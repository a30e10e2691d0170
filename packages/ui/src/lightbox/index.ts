export type { LightboxPicture, LightboxProps } from './lightbox.tsx'
export { Lightbox } from './lightbox.tsx'
