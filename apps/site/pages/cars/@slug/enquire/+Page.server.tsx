import { EnquiryPage } from '@forecourt/feature-leads'
import { Island } from '@forecourt/islands/server'
import { enquiryIsland } from '../../../../islands/enquiry.tsx'
import { CarSummary } from '../../../../layout/car-summary.tsx'
import { PageFrame } from '../../../../layout/page-frame.tsx'
import { usePage } from '../../../../layout/page-request.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { data, site } = usePage<Data>()
  const { car, enquiry } = data
  const { subject } = enquiry
  return (
    <PageFrame>
      <EnquiryPage
        carName={car.name}
        subcategory={subject.subcategory}
        isForSale={subject.isForSale}
        words={subject.words}
        summary={<CarSummary car={car} site={site} />}
      >
        <Island island={enquiryIsland} props={enquiry} />
      </EnquiryPage>
    </PageFrame>
  )
}
