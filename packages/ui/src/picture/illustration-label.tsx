import { cx } from '@forecourt/styled-system/css'
import { illustrationLabel } from '@forecourt/styled-system/recipes'
import { ILLUSTRATION } from './image-set.ts'

export interface IllustrationLabelProps {
  /** Further class names. Default none. */
  className?: string
  /** True inside a part that is hidden from assistive technology as a whole. Default false. */
  isSilent?: boolean
}

/**
 * "Illustration" over the corner of a positioned box, for whoever sees it; the text alternative of the
 * picture says it for the others.
 */
export function IllustrationLabel({ className, isSilent = false }: IllustrationLabelProps) {
  return (
    <span className={cx(illustrationLabel(), className)} aria-hidden={!isSilent || undefined}>
      {ILLUSTRATION}
    </span>
  )
}
