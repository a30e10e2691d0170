import { FormPage } from '../../../layout/form-page.tsx'
import { usePage } from '../../../layout/page-request.ts'
import type { Data } from './+data.ts'

/** Write to one location, with its hours and the way to it. */
export function Page() {
  const { data, site } = usePage<Data>()
  const { enquiry, place } = data
  const heading = {
    title: `${site.labels.contact} ${place.name}`,
    text: 'Your message goes straight to the people there.',
  }
  return <FormPage enquiry={enquiry} places={[place]} heading={heading} />
}
