import { TradeInPageView } from '@forecourt/feature-leads'
import { Island } from '@forecourt/islands/server'
import { tradeInIsland } from '../islands/trade-in.tsx'
import { CarSummary } from './car-summary.tsx'
import type { TradeInData } from './load-trade-in.ts'
import { PageFrame } from './page-frame.tsx'
import { usePage } from './page-request.ts'

/** A page on which a visitor's car is valued, with the car it is traded in for beside it. */
export function SiteTradeInPage() {
  const { data, site } = usePage<TradeInData>()
  const { page, car, faqs } = data
  return (
    <PageFrame>
      <TradeInPageView
        way={page.way}
        noun={page.noun}
        dealerName={site.name}
        isValuedOnline={!page.isByHandOnly}
        faqs={faqs}
        summary={car && <CarSummary car={car} site={site} />}
      >
        <Island island={tradeInIsland} props={{ page }} writesHistory />
      </TradeInPageView>
    </PageFrame>
  )
}
