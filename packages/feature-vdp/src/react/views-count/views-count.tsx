import { css } from '@forecourt/styled-system/css'
import { EyeIcon } from '@forecourt/ui/icon'
import { formatViews } from '../../model/index.ts'

const styles = {
  root: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { flexShrink: '0' },
    // Reserves its space, so that nothing moves when the first view is counted.
    '&[data-none]': { visibility: 'hidden' },
  }),
}

export interface ViewsCountProps {
  /** How often the page was opened; 0 and null show nothing until a count arrives. */
  views: number | null
}

/**
 * How often a car was looked at. `connectCarVisit` replaces the number with the one of the view call.
 * Source: `VDP-027`, `VDP-120`, `D-39`
 */
export function ViewsCount({ views }: ViewsCountProps) {
  const text = formatViews(views)
  return (
    <span className={styles.root} data-views="" data-none={text === null ? '' : undefined}>
      <EyeIcon size={16} aria-hidden="true" />
      <span>{text ?? formatViews(1)}</span>
    </span>
  )
}
