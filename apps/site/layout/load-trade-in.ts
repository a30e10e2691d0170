import {
  formatTradeInHeading,
  formatTradeInPath,
  listTradeInFaqs,
  readTradeInCarId,
  TRADE_IN_GATES,
  type TradeInWay,
} from '@forecourt/feature-leads/model'
import { loadTradeIn } from '@forecourt/feature-leads/server'
import { type Car, isSold } from '@forecourt/stock/model'
import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { requestAddress, requestHeaders } from './page-request.ts'
import { passGate } from './pass-gate.ts'
import { isRouteOpen, type RouteName } from './site-routes.ts'

const routeNames = {
  'trade-in': 'tradeIn',
  sell: 'sellMyCar',
  car: 'carTradeIn',
} as const satisfies Readonly<Record<TradeInWay, RouteName>>

/** The car of `?car_id=`; one that is not in stock is not found, and one that is sold leaves the trade-in alone. */
async function findTradeInCar(
  { deps, site }: PageContextServer,
  query: URLSearchParams,
): Promise<Car> {
  const id = readTradeInCarId(query)
  const car = id === null ? null : await deps.tradeIns.findCar(site.id, id)
  if (!car) throw render(404)
  if (isSold(car)) throw redirect(formatTradeInPath('trade-in') as `/${string}`, 302)
  return car
}

/**
 * Everything a trade-in page needs. Without its feature there is no page (`D-82`); where the site asks for
 * sign-in that comes first.
 * Source: `SITE-023` to `SITE-025`, `SITE-085`, `D-69`
 */
export async function loadTradeInPage(pageContext: PageContextServer, way: TradeInWay) {
  const { site, deps, tradeIn: answer } = pageContext
  if (!isRouteOpen(site, routeNames[way])) throw render(404)
  const contact = await passGate(pageContext, TRADE_IN_GATES[way])
  const { searchParams: query } = requestAddress(pageContext)
  const car = way === 'car' ? await findTradeInCar(pageContext, query) : null
  const page = await loadTradeIn(deps.tradeIns, {
    site,
    way,
    car,
    request: { headers: requestHeaders(pageContext) },
    step: query.get('step'),
    answer,
    contact,
    newKey: deps.enquiries.newKey,
  })
  const { noun, isByHandOnly } = page
  const promise = isByHandOnly ? 'we call you with a price' : 'online in about two minutes'
  return {
    page,
    car,
    faqs: listTradeInFaqs(site, { isValuedOnline: !isByHandOnly, noun }),
    head: {
      title: `${car ? `Trade in for the ${car.name}` : formatTradeInHeading(way, noun)} | ${site.name}`,
      description: `${way === 'sell' ? `Sell your ${noun} to` : `Have your ${noun} valued by`} ${site.name}: ${promise}, with no obligation.`,
      canonicalPath: formatTradeInPath(way, { carId: car?.id ?? null }),
      noindex: car !== null,
    },
    cache: 'private' as const,
  }
}

/** Data `loadTradeInPage` gives a page. */
export type TradeInData = Awaited<ReturnType<typeof loadTradeInPage>>
