import { FinanceExplainer, FinancePage } from '@forecourt/feature-finance'
import { formatEnquiryHeading } from '@forecourt/feature-leads'
import type { EnquiryKind } from '@forecourt/feature-leads/model'
import { Island } from '@forecourt/islands/server'
import { applicationIsland } from '../islands/application.tsx'
import { enquiryIsland } from '../islands/enquiry.tsx'
import { CarSummary } from './car-summary.tsx'
import { startFormSteps } from './form-steps.ts'
import type { FinanceData } from './load-finance.ts'
import { PageFrame } from './page-frame.tsx'
import { usePage } from './page-request.ts'

/** A finance form as a page of its own, which buttons may open over theirs. */
export function FinanceFormPage({ kind }: { kind: EnquiryKind }) {
  const { data, site } = usePage<FinanceData>()
  const { car, enquiry, application } = data
  const steps = startFormSteps(enquiry)
  return (
    <PageFrame>
      <FinancePage
        {...formatEnquiryHeading({ carName: car?.name, kind })}
        form={
          application ? (
            <Island
              island={applicationIsland}
              props={{ ...enquiry, ...application, writesHistory: true }}
              {...steps}
            />
          ) : (
            <Island island={enquiryIsland} props={{ ...enquiry, writesHistory: true }} {...steps} />
          )
        }
        aside={car ? <CarSummary car={car} site={site} /> : <FinanceExplainer kind={site.kind} />}
      />
    </PageFrame>
  )
}
