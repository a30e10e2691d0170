import { useData } from 'vike-react/useData'
import { Island } from '../../layout/island.tsx'
import type { Data } from './+data.ts'

export function Page() {
  return <Island island={useData<Data>().island} />
}
