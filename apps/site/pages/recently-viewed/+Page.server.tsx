import { ViewedHomeCars } from '../../layout/home/home-cars.tsx'
import { usePage } from '../../layout/page-request.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { data, site, now } = usePage<Data>()
  return <ViewedHomeCars site={site} cars={data.cars} nowMs={now.getTime()} />
}
