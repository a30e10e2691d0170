import { EnquiryPage } from '@forecourt/feature-leads'
import { Island } from '@forecourt/islands/server'
import type { PageContextServer } from 'vike/types'
import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { enquiryIsland } from '../islands/enquiry.tsx'
import { CarSummary } from './car-summary.tsx'
import type { CarFormData } from './load-car-form.ts'
import { PageFrame } from './page-frame.tsx'

/** Page of a form about one car, with the car in short beside it. */
export function CarFormPage() {
  const { car, kind, enquiry } = useData<CarFormData>()
  const { site } = usePageContext() as PageContextServer
  return (
    <PageFrame>
      <EnquiryPage carName={car.name} kind={kind} summary={<CarSummary car={car} site={site} />}>
        <Island island={enquiryIsland} props={enquiry} />
      </EnquiryPage>
    </PageFrame>
  )
}
