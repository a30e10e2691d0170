import { css, cx } from '@forecourt/styled-system/css'
import { Skeleton } from '@forecourt/ui/skeleton'
import { carCardStyles as styles } from './car-card.styles.ts'

const own = {
  lines: css({ display: 'grid', gap: '2' }),
  facts: css({ gridTemplateColumns: '1fr 1fr' }),
}

/** Stands where a card will be, as large as it. It has no voice: its list says that it loads. */
export function CarCardSkeleton() {
  return (
    <div className={styles.root} data-skeleton="">
      <Skeleton shape="picture" />
      <div className={cx(styles.head, own.lines)}>
        <Skeleton shape="title" />
        <Skeleton style={{ width: '60%' }} />
      </div>
      <div className={styles.price}>
        <Skeleton shape="title" style={{ width: '45%' }} />
      </div>
      <div className={cx(styles.specs, own.facts)}>
        {['condition', 'transmission', 'odometer', 'fuel'].map((fact) => (
          <Skeleton key={fact} />
        ))}
      </div>
      <div className={styles.actions}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    </div>
  )
}
