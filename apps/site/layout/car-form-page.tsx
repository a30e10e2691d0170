import { EnquiryPage } from '@forecourt/feature-leads'
import { Island } from '@forecourt/islands/server'
import { enquiryIsland } from '../islands/enquiry.tsx'
import { CarSummary } from './car-summary.tsx'
import { startFormSteps } from './form-steps.ts'
import type { CarFormData } from './load-car-form.ts'
import { PageFrame } from './page-frame.tsx'
import { usePage } from './page-request.ts'

/** Page of a form about one car, with the car in short beside it. */
export function CarFormPage() {
  const { data, site } = usePage<CarFormData>()
  const { car, kind, enquiry } = data
  return (
    <PageFrame>
      <EnquiryPage carName={car.name} kind={kind} summary={<CarSummary car={car} site={site} />}>
        <Island
          island={enquiryIsland}
          props={{ ...enquiry, writesHistory: true }}
          {...startFormSteps(enquiry)}
        />
      </EnquiryPage>
    </PageFrame>
  )
}
