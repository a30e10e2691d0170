import { SearchFailed } from '@forecourt/feature-search'
import { Island } from '@forecourt/islands/server'
import type { PageContextServer } from 'vike/types'
import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { partsIsland } from '../../../islands/parts.tsx'
import { PageFrame } from '../../../layout/page-frame.tsx'
import type { Data } from './+data.ts'

export function Page() {
  const data = useData<Data>()
  const { site } = usePageContext() as PageContextServer
  if (data.kind === 'page') return <Island island={partsIsland} props={data.parts} />
  return (
    <PageFrame>
      <h1>Parts & Accessories</h1>
      <SearchFailed retryHref={data.retryHref} locations={site.locations} />
    </PageFrame>
  )
}
