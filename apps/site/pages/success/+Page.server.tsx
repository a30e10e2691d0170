import { CarGrid, SimilarCars } from '@forecourt/feature-search'
import { Island } from '@forecourt/islands/server'
import { css } from '@forecourt/styled-system/css'
import { successIsland } from '../../islands/success.tsx'
import { pageCardSlots } from '../../layout/page-cards.ts'
import { PageFrame } from '../../layout/page-frame.tsx'
import { usePage } from '../../layout/page-request.ts'
import { RepaymentWords } from '../../layout/repayment-words.tsx'
import type { Data } from './+data.ts'

const styles = {
  columns: css({
    display: 'grid',
    gap: { base: '8', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
    alignItems: 'start',
    pb: '12',
  }),
  // One card has the whole column.
  car: css({ '& > ul': { gridTemplateColumns: 'minmax(0, 1fr)' } }),
  similar: css({ pb: '12' }),
}

export function Page() {
  const { data, site, deps, now } = usePage<Data>()
  const { success, cards, similar, showsRepayments } = data
  const nowMs = now.getTime()
  const slots = pageCardSlots(site, { deps, now })
  return (
    <PageFrame>
      <div className={styles.columns}>
        <Island island={successIsland} props={success} starts="load" />
        {cards.length > 0 && (
          <div className={styles.car}>
            <CarGrid
              site={site}
              nowMs={nowMs}
              cars={cards}
              slots={slots}
              photoWidth="wide"
              priority
            />
          </div>
        )}
      </div>
      {similar.length > 0 && (
        <div className={styles.similar}>
          <SimilarCars
            cars={similar}
            site={site}
            nowMs={nowMs}
            searchHref={success.searchHref}
            slots={slots}
          />
        </div>
      )}
      {showsRepayments && <RepaymentWords />}
    </PageFrame>
  )
}
