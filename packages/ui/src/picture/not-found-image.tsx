import { picture } from '@forecourt/styled-system/recipes'
import { PICTURE_MISSING } from '../error-message/error-message.ts'

export interface NotFoundImageProps {
  /** Things the picture would have shown. Default "", nothing is said. */
  alt?: string
  /** Words under the drawing. Default "Image not available". */
  text?: string
}

/** Stands where a picture is missing or could not be loaded; fills a positioned box. */
export function NotFoundImage({ alt = '', text = PICTURE_MISSING }: NotFoundImageProps) {
  const classes = picture()
  const voice = alt
    ? ({ role: 'img', 'aria-label': `${alt}. ${text}` } as const)
    : { 'aria-hidden': true }
  return (
    <span {...voice} className={classes.missing}>
      <svg
        viewBox="0 0 64 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d="M22 4h32a6 6 0 0 1 6 6v28M53 44H10a6 6 0 0 1-6-6V10a6 6 0 0 1 5-5.9" />
        <path
          d="m5 36 13-13a4 4 0 0 1 5.6 0L40 39M36 28l4-4a4 4 0 0 1 5.6 0L59 37"
          strokeLinejoin="round"
        />
        <path d="m6 2 52 44" />
      </svg>
      <span className={classes.missingText}>{text}</span>
    </span>
  )
}
