import { MoveToWatchlist, SavedCars, ViewedCars } from '@forecourt/feature-leads'
import { CarGrid, SearchFailed } from '@forecourt/feature-search'
import { formatStockPath, pickStockNoun } from '@forecourt/feature-search/model'
import { css } from '@forecourt/styled-system/css'
import { cardSite } from '../../layout/card-site.ts'
import { favouriteSlots } from '../../layout/card-slots.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'
import { usePage } from '../../layout/page-request.ts'
import { RepaymentWords } from '../../layout/repayment-words.tsx'
import type { Data } from './+data.ts'

const styles = { viewed: css({ pb: '12' }) }

export function Page() {
  const { data, site, now } = usePage<Data>()
  const { cars, goneCount, hasFailed, viewed } = data
  if (hasFailed) return <Failed />
  const grid = { site, nowMs: now.getTime(), photoWidth: 'wide' as const }
  const noun = pickStockNoun(site)
  return (
    <PageFrame>
      <SavedCars
        count={cars.length}
        goneCount={goneCount}
        noun={noun}
        searchHref={formatStockPath(site)}
      >
        {site.features.watchlist && (
          <MoveToWatchlist carIds={cars.map(({ id }) => id)} noun={noun} />
        )}
        <CarGrid {...grid} cars={cars} slots={favouriteSlots(cardSite(site, now), true)} priority />
      </SavedCars>
      <div className={styles.viewed}>
        <ViewedCars count={viewed.length}>
          <CarGrid {...grid} cars={viewed} slots={favouriteSlots(cardSite(site, now), false)} />
        </ViewedCars>
      </div>
      {data.showsRepayments && <RepaymentWords />}
    </PageFrame>
  )
}

function Failed() {
  const { site } = usePage()
  return (
    <PageFrame>
      <h1>Saved {pickStockNoun(site).many}</h1>
      <SearchFailed retryHref="/favourites" locations={site.locations} />
    </PageFrame>
  )
}
