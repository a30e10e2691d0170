import { Island } from '@forecourt/islands/server'
import { useData } from 'vike-react/useData'
import { successIsland } from '../../islands/success.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'
import type { Data } from './+data.ts'

export function Page() {
  return (
    <PageFrame>
      <Island island={successIsland} props={useData<Data>().success} starts="load" />
    </PageFrame>
  )
}
