import { css } from '@forecourt/styled-system/css'
import { Button, ButtonLink } from '@forecourt/ui/button'
import { mostCompared } from '../../model/compare-list.ts'
import { formatComparePath } from '../../model/compare-path.ts'

const styles = {
  root: css({
    position: 'fixed',
    zIndex: 'sticky',
    insetInline: '0',
    bottom: '0',
    // Above the question about cookies; moved this way it shifts no layout.
    translate: '0 calc(-1 * var(--covered-bottom, 0px))',
    display: 'flex',
    justifyContent: 'center',
    px: '4',
    pb: 'calc({spacing.4} + env(safe-area-inset-bottom))',
    pointerEvents: 'none',
    '&[hidden]': { display: 'none' },
    _print: { display: 'none' },
  }),
  bar: css({
    pointerEvents: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '3',
    rowGap: '1',
    maxWidth: 'full',
    ps: '5',
    pe: '2',
    py: '2',
    bg: 'surface.raised',
    color: 'fg',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    borderRadius: 'card',
    boxShadow: 'overlay',
  }),
  text: css({ textStyle: 'label', margin: '0', fontVariantNumeric: 'tabular-nums' }),
}

export interface CompareBarProps {
  /** Cars of the comparison; with none the bar is hidden. Default none; `connectCarLists` shows the browser's list. */
  ids?: readonly number[]
}

/** How many cars are chosen, and the way to the comparison; at the foot of the window. Source: `D-64` */
export function CompareBar({ ids = [] }: CompareBarProps) {
  return (
    <aside
      aria-label="Comparison"
      hidden={ids.length === 0}
      data-compare-bar=""
      className={styles.root}
      suppressHydrationWarning
    >
      <div className={styles.bar}>
        <output className={styles.text}>
          <span data-compare-count="">{ids.length}</span>
          {` of ${mostCompared} chosen`}
        </output>
        <ButtonLink href={formatComparePath(ids)} size="sm" rel="nofollow">
          Compare
        </ButtonLink>
        <Button variant="quiet" size="sm" data-compare-clear="">
          Clear
        </Button>
      </div>
    </aside>
  )
}
