import { FormPage } from '../../layout/form-page.tsx'
import { usePage } from '../../layout/page-request.ts'
import type { Data } from './+data.ts'

/** Write to the people who hire. */
export function Page() {
  const { kind, enquiry, places } = usePage<Data>().data
  return <FormPage kind={kind} enquiry={enquiry} places={places} />
}
