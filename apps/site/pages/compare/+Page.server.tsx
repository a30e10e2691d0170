import { RemoveFromComparison } from '@forecourt/feature-leads'
import { mostCompared } from '@forecourt/feature-leads/model'
import { ComparePage, SearchFailed } from '@forecourt/feature-search'
import { formatStockPath, pickStockNoun } from '@forecourt/feature-search/model'
import { carImageSet } from '../../layout/car-images.ts'
import { describeCardRepayment } from '../../layout/card-claim.ts'
import { PageFrame } from '../../layout/page-frame.tsx'
import { usePage } from '../../layout/page-request.ts'
import { rateDaysOf } from '../../layout/repayment-site.ts'
import { RepaymentWords } from '../../layout/repayment-words.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { data, site, now } = usePage<Data>()
  const { cars, notice, retryHref } = data
  if (cars === null) {
    return (
      <PageFrame>
        <h1>Compare {pickStockNoun(site).many}</h1>
        <SearchFailed retryHref={retryHref} locations={site.locations} />
      </PageFrame>
    )
  }
  const days = rateDaysOf(site, now)
  const ids = cars.map(({ id }) => id)
  const remove = (car: { id: number; name: string }) => <RemoveFromComparison car={car} ids={ids} />
  return (
    <PageFrame>
      <ComparePage
        cars={cars}
        site={site}
        imageSet={carImageSet(site)}
        notice={notice}
        weeklyEstimateOf={days ? (car) => describeCardRepayment(car, days) : undefined}
        searchHref={formatStockPath(site)}
        limit={mostCompared}
        remove={remove}
      />
      {data.showsRepayments && <RepaymentWords />}
    </PageFrame>
  )
}
