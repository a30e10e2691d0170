import { css } from '@forecourt/styled-system/css'
import { CircleCheckIcon } from '@forecourt/ui/icon'

const styles = {
  root: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    m: '0',
    textStyle: 'bodySm',
    fontWeight: 'semibold',
    color: 'success.fg',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { flexShrink: '0' },
  }),
}

export interface MarketIndicatorProps {
  /** "$1,200 below market average" (`findMarketIndicator` of feature-search). */
  text: string
}

/** How far the price lies below the market's average (`VDP-028`, `D-36`). */
export function MarketIndicator({ text }: MarketIndicatorProps) {
  return (
    <p className={styles.root}>
      <CircleCheckIcon size={18} aria-hidden="true" />
      {text}
    </p>
  )
}
