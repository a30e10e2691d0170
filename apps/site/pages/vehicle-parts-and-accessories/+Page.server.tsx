import { Link } from '@forecourt/ui/link'
import { FormPage } from '../../layout/form-page.tsx'
import { usePage } from '../../layout/page-request.ts'
import { PARTS_PATH } from '../../layout/parts-path.ts'
import type { Data } from './+data.ts'

/** Write to the parts department, or search the parts it has listed. */
export function Page() {
  const { data, hasParts } = usePage<Data>()
  const { kind, enquiry, places } = data
  return (
    <FormPage kind={kind} enquiry={enquiry} places={places}>
      {hasParts && (
        <Link href={PARTS_PATH} variant="standalone">
          Search the parts we have listed
        </Link>
      )}
    </FormPage>
  )
}
