import { EnquiryPage } from '@forecourt/feature-leads'
import { Island } from '@forecourt/islands/server'
import type { PageContextServer } from 'vike/types'
import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { enquiryIsland } from '../../../../islands/enquiry.tsx'
import { CarSummary } from '../../../../layout/car-summary.tsx'
import { PageFrame } from '../../../../layout/page-frame.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { car, enquiry, subcategory } = useData<Data>()
  const { site } = usePageContext() as PageContextServer
  return (
    <PageFrame>
      <EnquiryPage
        carName={car.name}
        subcategory={subcategory}
        summary={<CarSummary car={car} site={site} />}
      >
        <Island island={enquiryIsland} props={enquiry} />
      </EnquiryPage>
    </PageFrame>
  )
}
