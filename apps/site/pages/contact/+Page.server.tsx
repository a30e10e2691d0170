import { FormPage } from '../../layout/form-page.tsx'
import { usePage } from '../../layout/page-request.ts'
import type { Data } from './+data.ts'

/** Write, call or visit: the form, the main location beside it, the others below. */
export function Page() {
  const { enquiry, places } = usePage<Data>().data
  return <FormPage enquiry={enquiry} places={places} />
}
