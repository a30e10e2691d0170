import { useData } from 'vike-react/useData'
import { Island } from '../../layout/island.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'
import type { Data } from './+data.ts'

export function Page() {
  return (
    <PageFrame>
      <Island island={useData<Data>().island} />
    </PageFrame>
  )
}
