import {
  formatPriceRangeHref,
  PRICE_RANGE_PATH,
  pickSentPriceRange,
  pickStockNoun,
} from '@forecourt/feature-search/model'
import { loadPriceCounts } from '@forecourt/feature-search/server'
import { redirect } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { PriceRangeIslandProps } from '../../islands/search-by-price.tsx'
import { requestAddress, searchPorts } from '../../layout/page-request.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { site } = pageContext
  const { priceRangeBounds } = site.search
  const sent = pickSentPriceRange(requestAddress(pageContext).searchParams, priceRangeBounds)
  if (sent !== null) throw redirect(formatPriceRangeHref(sent, site), 302)
  const ports = searchPorts(pageContext)
  const counts = await loadPriceCounts(ports, site)
  const props: PriceRangeIslandProps = {
    counts,
    site: { kind: site.kind, routing: site.routing, search: { priceRangeBounds } },
  }
  const { many } = pickStockNoun(site)
  return {
    search: props,
    heading: `Search ${many} by price`,
    text: `Set what you want to spend and see the ${many} that fit.`,
    head: {
      title: `Search ${many} by price | ${site.name}`,
      description: `Set a price range and see the ${many} at ${site.name} that fit it.`,
      canonicalPath: PRICE_RANGE_PATH,
    },
    cache: counts ? ('public' as const) : ('private' as const),
  }
}
