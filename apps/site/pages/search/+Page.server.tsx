import { SearchFailed } from '@forecourt/feature-search'
import { css } from '@forecourt/styled-system/css'
import type { PageContextServer } from 'vike/types'
import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { Island } from '../../layout/island.tsx'
import type { Data } from './+data.ts'

const failed = css({ maxW: 'content', mx: 'auto', px: { base: 'page', lg: '6' }, py: '8' })

export function Page() {
  const data = useData<Data>()
  const { site } = usePageContext() as PageContextServer
  if (data.kind === 'page') return <Island island={data.island} />
  return (
    <div className={failed}>
      <h1>{data.heading}</h1>
      <SearchFailed retryHref={data.retryHref} locations={site.locations} />
    </div>
  )
}
