import { FinanceExplainer, FinancePage } from '@forecourt/feature-finance'
import { CarSummary } from '../../layout/car-summary.tsx'
import {
  FinanceCalculatorSection,
  FinanceDisclaimerSection,
  FinanceForm,
} from '../../layout/finance-sections.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'
import { usePage } from '../../layout/page-request.ts'
import type { Data } from './+data.ts'

/** Finance of an alternate credit provider, for who is signed in (`SITE-083`). */
export function Page() {
  const { data, site } = usePage<Data>()
  const { car, title } = data
  return (
    <PageFrame>
      <FinancePage
        title={title}
        text="Credit histories differ. Tell us about yours, and we will tell you what is possible."
        form={<FinanceForm data={data} />}
        aside={car ? <CarSummary car={car} site={site} /> : <FinanceExplainer kind={site.kind} />}
      >
        <FinanceCalculatorSection data={data} />
        <FinanceDisclaimerSection data={data} />
      </FinancePage>
    </PageFrame>
  )
}
