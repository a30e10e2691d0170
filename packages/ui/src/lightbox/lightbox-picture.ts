export interface LightboxPicture {
  /** Address of the picture. */
  src: string
  /** Content of the picture. */
  alt: string
  /** The picture in several widths, as `createImageSet` writes them. Default none. */
  srcSet?: string
  /** Address of the small picture. Default `src`. */
  thumbSrc?: string
  /** Line over the picture. Default none. */
  caption?: string
  /** The picture is not of that very thing, and labelled so. Default false. */
  illustration?: boolean
}
