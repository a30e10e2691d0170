import { SearchFailed } from '@forecourt/feature-search'
import { createSearchPageSeed } from '@forecourt/feature-search/model'
import { Island } from '@forecourt/islands/server'
import { css } from '@forecourt/styled-system/css'
import { searchIsland } from '../../islands/search.tsx'
import { createCachedCards } from '../../layout/cached-cards.ts'
import { usePage } from '../../layout/page-request.ts'
import { RepaymentWords } from '../../layout/repayment-words.tsx'
import { isRouteOpen } from '../../layout/site-routes.ts'
import type { Data } from './+data.ts'

const failed = css({ maxW: 'content', mx: 'auto', px: { base: 'page', lg: '6' }, py: '8' })

export function Page() {
  const { data, site, deps } = usePage<Data>()
  if (data.kind === 'page') {
    const htmlOf = createCachedCards(`${site.id}.${deps.siteVersion(site)}`)
    const { page, site: islandSite, map } = data.search
    const props = {
      seed: createSearchPageSeed(page, site),
      site: islandSite,
      map,
      savesSearches: isRouteOpen(site, 'savedSearches'),
    }
    return (
      <>
        <Island island={searchIsland} props={props} localProps={{ page, htmlOf }} writesHistory />
        <RepaymentWords />
      </>
    )
  }
  return (
    <div className={failed} data-search-failed="">
      <h1>{data.heading}</h1>
      <SearchFailed retryHref={data.retryHref} locations={site.locations} />
    </div>
  )
}
