import { EnquiryPage, type EnquiryPageProps } from '@forecourt/feature-leads'
import type { createEnquiryProps } from '@forecourt/feature-leads/server'
import { LocationCard } from '@forecourt/feature-locations'
import type { Location } from '@forecourt/feature-locations/model'
import { Island } from '@forecourt/islands/server'
import { css } from '@forecourt/styled-system/css'
import type { ReactNode } from 'react'
import { enquiryIsland } from '../islands/enquiry.tsx'
import { startFormSteps } from './form-steps.ts'
import { Places } from './home/places.tsx'
import { createLocationLinks } from './location-links.ts'
import { PageFrame } from './page-frame.tsx'
import { usePage } from './page-request.ts'

// On a phone the form comes first, as the heading says; on a wide page the card stays in sight.
const page = css({
  '& aside': { order: '1', position: { lg: 'sticky' }, top: { lg: '6' } },
})

export interface FormPageProps extends Pick<EnquiryPageProps, 'kind' | 'heading'> {
  /** The form. */
  enquiry: ReturnType<typeof createEnquiryProps>
  /** Locations it may reach: the first beside it, the others below. */
  places: readonly Location[]
  /** Stands between the heading and the form. Default nothing. */
  children?: ReactNode
}

/** A form about no vehicle of the stock, with the locations that answer it. */
export function FormPage({ enquiry, places, children, ...words }: FormPageProps) {
  const { site, now } = usePage()
  const [main, ...others] = places
  const card = main && (
    <LocationCard
      location={main}
      site={site}
      now={now}
      // The form beside it is the way to write to it.
      links={{ ...createLocationLinks(site)(main), contact: null }}
      headingLevel="h2"
    />
  )
  return (
    <>
      <PageFrame>
        <div className={page}>
          <EnquiryPage {...words} summary={card}>
            {children}
            <Island
              island={enquiryIsland}
              props={{ ...enquiry, writesHistory: true }}
              {...startFormSteps(enquiry)}
            />
          </EnquiryPage>
        </div>
      </PageFrame>
      <Places
        site={site}
        now={now}
        places={others}
        heading={others.length === 1 ? 'Our other location' : 'Our other locations'}
      />
    </>
  )
}
