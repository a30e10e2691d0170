import { EnquiryPage } from '@forecourt/feature-leads'
import { LocationCard } from '@forecourt/feature-locations'
import { findPrimaryLocation } from '@forecourt/feature-locations/model'
import { Island } from '@forecourt/islands/server'
import { css } from '@forecourt/styled-system/css'
import { enquiryIsland } from '../../islands/enquiry.tsx'
import { Places } from '../../layout/home/places.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'
import { usePage } from '../../layout/page-request.ts'
import type { Data } from './+data.ts'

// On a phone the form comes first, as the heading says; on a wide page the card stays in sight.
const page = css({
  '& aside': { order: '1', position: { lg: 'sticky' }, top: { lg: '6' } },
})

/** Write, call or visit: the form, the main location beside it, the others below. */
export function Page() {
  const { data, site, now } = usePage<Data>()
  const { enquiry } = data
  const main = findPrimaryLocation(site)
  const card = main && <LocationCard location={main} site={site} now={now} headingLevel="h2" />
  return (
    <>
      <PageFrame>
        <div className={page}>
          <EnquiryPage summary={card}>
            <Island island={enquiryIsland} props={enquiry} />
          </EnquiryPage>
        </div>
      </PageFrame>
      <Places site={site} now={now} without={main?.id} />
    </>
  )
}
