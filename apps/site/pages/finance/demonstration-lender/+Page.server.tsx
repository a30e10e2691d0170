import { DemonstrationLender } from '@forecourt/feature-finance'
import { PageFrame } from '../../../layout/page-frame.tsx'
import { usePage } from '../../../layout/page-request.ts'
import type { Data } from './+data.ts'

export function Page() {
  return (
    <PageFrame>
      <DemonstrationLender {...usePage<Data>().data.lender} />
    </PageFrame>
  )
}
