import { css, cx } from '@forecourt/styled-system/css'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import { formatViews } from '../../model/index.ts'

const styles = {
  root: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontVariantNumeric: 'tabular-nums',
    '--icon-size': '16px',
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
    <span
      className={cx(styles.root, createMaskIconClass('eye', 'start'))}
      data-views=""
      data-none={text === null ? '' : undefined}
    >
      <span>{text ?? formatViews(1)}</span>
    </span>
  )
}
