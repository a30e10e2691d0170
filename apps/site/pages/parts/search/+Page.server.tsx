import { SearchFailed } from '@forecourt/feature-search'
import { Island } from '@forecourt/islands/server'
import { partsIsland } from '../../../islands/parts.tsx'
import { PageFrame } from '../../../layout/page-frame.tsx'
import { usePage } from '../../../layout/page-request.ts'
import type { Data } from './+data.ts'

export function Page() {
  const { data, site } = usePage<Data>()
  if (data.kind === 'page') return <Island island={partsIsland} props={data.parts} writesHistory />
  return (
    <PageFrame>
      <h1>Parts & Accessories</h1>
      <SearchFailed retryHref={data.retryHref} locations={site.locations} />
    </PageFrame>
  )
}
