import { DemoBankPage } from '@forecourt/feature-leads'
import { useData } from 'vike-react/useData'
import { PageFrame } from '../../layout/page-frame.tsx'
import type { Data } from './+data.ts'

export function Page() {
  return (
    <PageFrame>
      <DemoBankPage {...useData<Data>().bank} />
    </PageFrame>
  )
}
