/** A picture in one or several widths. */
export interface SearchPicture {
  src: string
  srcSet?: string
}

/** Pictures of bodies and makes, beside their names in filters and tiles. */
export interface SearchPictures {
  /** Picture of a body, about 3:2; `null` for its outline. Default the outline of every body. */
  ofBody?: (body: string) => SearchPicture | null
  /** Logo of a make; `null` for its initials. Default the initials of every make. */
  ofMake?: (make: string) => SearchPicture | null
}
