import { mostCompared, parseCarIds } from '@forecourt/feature-leads/model'
import { describeComparison } from '@forecourt/feature-leads/server'
import {
  COMPARE_ATTRIBUTES,
  type ComparedCar,
  pickStockNoun,
} from '@forecourt/feature-search/model'
import { loadCarsById } from '@forecourt/feature-search/server'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { requestAddress, searchPorts } from '../../layout/page-request.ts'
import { isRouteOpen } from '../../layout/site-routes.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { site } = pageContext
  if (!isRouteOpen(site, 'compare')) throw render(404)
  const { pathname, search, searchParams } = requestAddress(pageContext)
  const ids = parseCarIds(searchParams.get('ids'), mostCompared)
  const ports = searchPorts(pageContext)
  const { many } = pickStockNoun(site)
  const cars = await loadCarsById<ComparedCar>(ports, site, ids, COMPARE_ATTRIBUTES)
  return {
    cars,
    showsRepayments: Boolean(cars?.some(({ weekly_price }) => weekly_price !== null)),
    notice: describeComparison(searchParams),
    retryHref: pathname + search,
    head: {
      title: `Compare ${many} | ${site.name}`,
      description: `Compare ${many} at ${site.name} side by side: price, odometer, specification.`,
      canonicalPath: '/compare',
      noindex: true,
    },
    cache: 'private' as const,
  }
}
