import { AccountDeletionPage } from '@forecourt/feature-leads'
import { PageFrame } from '../../layout/page-frame.tsx'
import { usePage } from '../../layout/page-request.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { page } = usePage<Data>().data
  return (
    <PageFrame>
      <AccountDeletionPage {...page} />
    </PageFrame>
  )
}
