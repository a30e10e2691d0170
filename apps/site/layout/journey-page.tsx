import { RepaymentClaim } from '@forecourt/feature-finance'
import { JourneyPage } from '@forecourt/feature-leads'
import { Island } from '@forecourt/islands/server'
import { css } from '@forecourt/styled-system/css'
import { journeyIsland } from '../islands/journey.tsx'
import { FinanceSmallPrint } from './car-finance.tsx'
import { CarSummary } from './car-summary.tsx'
import type { JourneyData } from './load-journey.ts'
import { PageFrame } from './page-frame.tsx'
import { usePage } from './page-request.ts'

const styles = {
  finance: css({ display: 'grid', gap: '3', textStyle: 'bodySm', color: 'fg.muted' }),
  heading: css({ m: '0', textStyle: 'label', color: 'fg' }),
}

/** A repayment of the car's own lender, with what must be said beside it. */
function Finance({ finance }: { finance: JourneyData['deal']['finance'] }) {
  if (!finance?.claim) return null
  return (
    <div className={styles.finance}>
      <h3 className={styles.heading}>Finance estimate for the whole price</h3>
      <RepaymentClaim claim={finance.claim} />
      <FinanceSmallPrint notes={finance} />
    </div>
  )
}

/** Page on which a car is bought online, with the car and the sum of the deal beside it. */
export function SiteJourneyPage() {
  const { data, site } = usePage<JourneyData>()
  const { car, state, href, links, deal } = data
  return (
    <PageFrame>
      <JourneyPage
        carName={car.name}
        state={state}
        href={href}
        links={links}
        summary={<CarSummary car={car} site={site} />}
        deal={deal.lines}
        finance={<Finance finance={deal.finance} />}
      >
        {state.kind === 'form' && (
          <Island island={journeyIsland} props={{ form: state.form, similarHref: links.similar }} />
        )}
      </JourneyPage>
    </PageFrame>
  )
}
