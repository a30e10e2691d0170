import { Prose } from '../../layout/content/prose.tsx'
import { FormPage } from '../../layout/form-page.tsx'
import { usePage } from '../../layout/page-request.ts'
import { ServiceBooking } from '../../layout/service-booking.tsx'
import type { Data } from './+data.ts'

/** Write to the workshop, or book in with it where it takes bookings online. */
export function Page() {
  const { data, site } = usePage<Data>()
  const { kind, enquiry, places, heading, html } = data
  return (
    <FormPage kind={kind} heading={heading} enquiry={enquiry} places={places}>
      <ServiceBooking site={site} />
      <Prose html={html} />
    </FormPage>
  )
}
