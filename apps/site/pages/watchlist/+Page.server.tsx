import { WatchlistPage } from '@forecourt/feature-leads'
import { CarGrid, SearchFailed } from '@forecourt/feature-search'
import { cardSite } from '../../layout/card-site.ts'
import { watchlistSlots } from '../../layout/card-slots.tsx'
import { GARAGE_PATH } from '../../layout/garage-path.ts'
import { PageFrame } from '../../layout/page-frame.tsx'
import { usePage } from '../../layout/page-request.ts'
import { RepaymentWords } from '../../layout/repayment-words.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { data, site, now } = usePage<Data>()
  const { cars, goneCount, noun, searchHref, showsRepayments } = data
  if (cars === null)
    return (
      <PageFrame>
        <h1>Watchlist</h1>
        <SearchFailed retryHref="/watchlist" locations={site.locations} />
      </PageFrame>
    )
  return (
    <PageFrame>
      <WatchlistPage
        count={cars.length}
        goneCount={goneCount}
        noun={noun}
        searchHref={searchHref}
        garageHref={GARAGE_PATH}
      >
        <CarGrid
          site={site}
          nowMs={now.getTime()}
          photoWidth="wide"
          cars={cars}
          slots={watchlistSlots(cardSite(site, now))}
          priority
        />
      </WatchlistPage>
      {showsRepayments && <RepaymentWords />}
    </PageFrame>
  )
}
