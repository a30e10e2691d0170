import { UnsubscribePage } from '@forecourt/feature-leads'
import { useData } from 'vike-react/useData'
import { PageFrame } from '../../layout/page-frame.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const { page } = useData<Data>()
  return (
    <PageFrame>
      <UnsubscribePage {...page} />
    </PageFrame>
  )
}
