import { Island } from '@forecourt/islands/server'
import { useData } from 'vike-react/useData'
import { signInIsland } from '../../islands/sign-in.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'
import type { Data } from './+data.ts'

export function Page() {
  return (
    <PageFrame>
      <Island island={signInIsland} props={useData<Data>().signIn} />
    </PageFrame>
  )
}
