import { findBodyDrawing } from '@forecourt/stock/model'
import { Monogram } from '@forecourt/ui/monogram'
import { BodyIcon } from '@forecourt/ui/vehicle-placeholder'
import type { SearchPictures } from '../search-page/search-pictures.ts'
import { popularStyles as styles } from './popular-facets.styles.ts'

export interface FacetPictureProps {
  /** Subject of the picture. */
  kind: 'body' | 'make'
  /** Name of the body or make; it stands beside the picture as text. */
  value: string
  /** Where pictures come from. Default outlines and initials. */
  pictures: SearchPictures | undefined
  /** `tile` over its words, `line` beside them. Default `line`. */
  size?: 'tile' | 'line'
}

/** The picture of a body or the logo of a make; without one the outline or the initials. */
export function FacetPicture({ kind, value, pictures, size = 'line' }: FacetPictureProps) {
  const picture = kind === 'body' ? pictures?.ofBody?.(value) : pictures?.ofMake?.(value)
  const isTile = size === 'tile'
  if (picture) {
    return (
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={isTile ? '120px' : '48px'}
        alt=""
        width={isTile ? 120 : 48}
        height={isTile ? 80 : 32}
        loading="lazy"
        fetchPriority="low"
        decoding="async"
        className={kind === 'body' ? styles.photo : styles.logo}
        data-size={size}
      />
    )
  }
  if (kind === 'make') return <Monogram name={value} size="sm" />
  return (
    <BodyIcon
      drawing={findBodyDrawing(value)}
      width={isTile ? 84 : 40}
      className={isTile ? styles.outlineTile : styles.outline}
    />
  )
}
