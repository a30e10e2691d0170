import { GaragePage, ViewedCars } from '@forecourt/feature-leads'
import { CarGrid } from '@forecourt/feature-search'
import { cardSite } from '../../layout/card-site.ts'
import { favouriteSlots, watchlistSlots } from '../../layout/card-slots.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'
import { usePage } from '../../layout/page-request.ts'
import { RepaymentWords } from '../../layout/repayment-words.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { data, site, now } = usePage<Data>()
  const { garage, watched, viewed, showsRepayments } = data
  const grid = { site, nowMs: now.getTime(), photoWidth: 'wide' as const }
  const card = cardSite(site, now)
  return (
    <PageFrame>
      <GaragePage
        {...garage}
        watched={
          watched.length > 0 && (
            <CarGrid {...grid} cars={watched} slots={watchlistSlots(card)} priority />
          )
        }
        viewed={
          <ViewedCars count={viewed.length}>
            <CarGrid {...grid} cars={viewed} slots={favouriteSlots(card, false)} />
          </ViewedCars>
        }
      />
      {showsRepayments && <RepaymentWords />}
    </PageFrame>
  )
}
