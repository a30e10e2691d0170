import { isCatalogueRefined } from '@forecourt/feature-search/model'
import { loadProductPage } from '@forecourt/feature-search/server'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { PartsIslandProps } from '../../../islands/parts.tsx'
import { createCataloguePorts } from '../../../layout/catalogue-ports.ts'
import { requestAddress } from '../../../layout/page-request.ts'
import { PARTS_PATH } from '../../../layout/parts-path.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { site, deps, hasParts } = pageContext
  const { pathname, search } = requestAddress(pageContext)
  const dealershipIds = site.dealerships.map(({ id }) => id)
  const ports = createCataloguePorts(site, deps, 'parts search failed')
  const loaded = await loadProductPage(ports, dealershipIds, pathname + search)
  const head = {
    title: `Parts & Accessories | ${site.name}`,
    description: `Search genuine parts and accessories at ${site.name} by vehicle, category and price.`,
    canonicalPath: PARTS_PATH,
    noindex: isCatalogueRefined(loaded.search),
  }
  const cache = 'private' as const
  if (loaded.kind === 'failed')
    return { kind: loaded.kind, retryHref: loaded.retryHref, head, cache }
  const isEmpty = loaded.results.count === 0
  if (isEmpty && !(hasParts && isCatalogueRefined(loaded.search))) throw render(404)
  const props: PartsIslandProps = {
    page: { search: loaded.search, results: loaded.results },
    dealershipIds,
    showDealership: dealershipIds.length > 1,
    noPriceText: site.search.noPriceText,
    siteId: site.id,
  }
  return {
    kind: loaded.kind,
    parts: props,
    head,
    cache,
  }
}
