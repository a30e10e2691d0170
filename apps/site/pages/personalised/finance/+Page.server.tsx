import { FinanceExplainer, FinancePage, PersonalQuote } from '@forecourt/feature-finance'
import { css } from '@forecourt/styled-system/css'
import { CarSummary } from '../../../layout/car-summary.tsx'
import {
  FinanceCalculatorSection,
  FinanceDisclaimerSection,
  FinanceForm,
} from '../../../layout/finance-sections.tsx'
import { PageFrame } from '../../../layout/page-frame.tsx'
import { usePage } from '../../../layout/page-request.ts'
import type { Data } from './+data.ts'

const styles = { aside: css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' }) }

/** The car with the quote of who is signed in; how finance works without one. */
function Aside({ data: { car, path, request, claim } }: { data: Data }) {
  const { site } = usePage()
  if (!car) return <FinanceExplainer />
  return (
    <div className={styles.aside}>
      <CarSummary car={car} site={site} />
      <PersonalQuote action={path} carId={car.id} request={request} claim={claim} />
    </div>
  )
}

/** Finance for who is signed in (`SITE-030`, `D-56`). */
export function Page() {
  const { data } = usePage<Data>()
  const { car } = data
  return (
    <PageFrame>
      <FinancePage
        title="Your finance"
        text={
          car
            ? `Your quote for the ${car.name}, and the form with your details`
            : 'The form with your details: tell us what you would like to finance.'
        }
        form={<FinanceForm data={data} />}
        aside={<Aside data={data} />}
      >
        <FinanceCalculatorSection data={data} />
        <FinanceDisclaimerSection data={data} />
      </FinancePage>
    </PageFrame>
  )
}
