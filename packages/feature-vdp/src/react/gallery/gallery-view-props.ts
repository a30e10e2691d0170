import type { ReactNode } from 'react'
import type { GalleryPicture } from '../../model/index.ts'
import type { OnViewerProblem } from '../viewer/use-code.ts'
import type { GalleryImageSet } from './image-set.ts'

export interface GalleryViewProps {
  /** Pictures in order, at least one. */
  pictures: readonly GalleryPicture[]
  /** Picture shown, from 0. */
  index: number
  /** True when the small pictures show below. */
  showThumbnails: boolean
  /** Widths a picture is available in. Default the picture's own address. */
  imageSet?: GalleryImageSet
  /** Address that shows a picture (from 0) without script. */
  hrefFor: (index: number) => string
  /** A visitor asked for a picture, by pointer or key. Default: the address is followed. */
  onShow?: (choice: { index: number }) => void
  /** True when the picture takes the whole screen. Default false. */
  isFullScreen?: boolean
  /** The full screen is asked for or was left. Default: the picture links to its file. */
  onFullScreen?: (choice: { open: boolean }) => void
  /** Something could not be loaded; the page stays usable. Default none. */
  onProblem?: OnViewerProblem
  /** Label over a corner of the picture. Default none. */
  tag?: ReactNode
  /** Control at the other corner, such as the favourite button. Default none. */
  corner?: ReactNode
}
