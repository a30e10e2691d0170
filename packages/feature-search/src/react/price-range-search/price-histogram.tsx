import type { CSSProperties } from 'react'
import type { PriceBar } from '../../model/index.ts'
import { priceRangeStyles as styles } from './price-range-search.styles.ts'

/** The stock by price as bars over the slider; the numbers under it say the same in words. */
export function PriceHistogram({ bars }: { bars: readonly PriceBar[] }) {
  return (
    <div aria-hidden="true" className={styles.bars}>
      {bars.map(({ height, isChosen }, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
          key={index}
          className={styles.bar}
          data-chosen={isChosen ? '' : undefined}
          style={{ '--height': Math.round(height * 100) / 100 } as CSSProperties}
        />
      ))}
    </div>
  )
}
