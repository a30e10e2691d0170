import { resolveCarFinance } from '@forecourt/feature-finance/model/stock'
import {
  createDealLines,
  type DealDelivery,
  formatJourneyHref,
  parseDollars,
  readJourneyStep,
} from '@forecourt/feature-leads/model'
import { type JourneyState, loadJourney } from '@forecourt/feature-leads/server'
import { readWallClock } from '@forecourt/feature-locations/model'
import { loadDeliveryPrice } from '@forecourt/feature-vdp/server'
import {
  type Car,
  findCurrentPrice,
  formatCarPath,
  isDisplayablePrice,
} from '@forecourt/stock/model'
import { findDepositDollars, formatDeposit } from '@forecourt/tenant-config/model'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { enquirePath } from './enquire-path.ts'
import { loadCar } from './load-car.ts'
import { requestAddress, requestHeaders } from './page-request.ts'
import { passGate } from './pass-gate.ts'
import { isRouteOpen } from './site-routes.ts'

/** Address of the purchase of a car that has another slug now. */
const followMove = (carPath: string) =>
  formatJourneyHref({ slug: carPath.slice(formatCarPath({ slug: '' }).length) })

/** Cost of the delivery somebody chose. */
async function deliveryOf(
  state: JourneyState,
  { site, deps }: PageContextServer,
): Promise<DealDelivery> {
  if (state.kind !== 'form' || state.form.answers.delivery === '') return { kind: 'unasked' }
  const { delivery, postcode } = state.form.answers
  if (delivery !== 'delivery') return { kind: 'pick-up' }
  const onFailure = (error: unknown) => deps.logger.error('the geocoder failed', { error })
  const answer = await loadDeliveryPrice({ geocoder: deps.geocoder, onFailure }, site, postcode)
  return answer.kind === 'price' ? { kind: 'price', dollars: answer.price } : { kind: 'unpriced' }
}

/** The sum of the deal, and finance where it was chosen. */
async function dealOf(car: Car, state: JourneyState, pageContext: PageContextServer) {
  const { site, now } = pageContext
  if (state.kind !== 'form') return { lines: [], finance: null }
  const { trade_in, estimate, pays_by } = state.form.answers
  const lines = createDealLines({
    price: isDisplayablePrice(car.price) ? findCurrentPrice(car) : null,
    delivery: await deliveryOf(state, pageContext),
    tradeIn: trade_in === 'yes' ? parseDollars(estimate) : null,
    deposit: findDepositDollars(site.reserve),
    depositText: formatDeposit(site.reserve),
  })
  const { date } = readWallClock(now, site.timeZone)
  const finance =
    pays_by === 'finance' ? resolveCarFinance(car, site, new URLSearchParams(), date) : null
  return { lines, finance }
}

/**
 * Everything the page of an online purchase needs: a step of it, the car, and the sum of the deal.
 * Source: `SITE-020`, `D-14`, `PLUS-109`
 */
export async function loadJourneyPage(pageContext: PageContextServer) {
  const { site, deps, journey: answer } = pageContext
  if (!isRouteOpen(site, 'journey')) throw render(404)
  const { searchParams } = requestAddress(pageContext)
  const slug = searchParams.get('car_id') ?? ''
  if (slug === '') throw render(404)
  const visited = { ...pageContext, routeParams: { slug } }
  const found = await loadCar(visited, followMove)
  const contact = await passGate(pageContext, 'checkout')
  // What is remembered of a car may be older than its last reservation.
  const [car = found.car] = await deps.stock.loadCarsByIds(site.id, [found.car.id])
  const state = await loadJourney(
    { ...deps.reservations, ...deps.journeys },
    {
      site,
      car,
      request: { headers: requestHeaders(pageContext) },
      step: readJourneyStep(searchParams.get('step')),
      link: searchParams.get('link'),
      answer,
      contact,
      newKey: deps.reservations.newId,
    },
  )
  return {
    car,
    state,
    href: formatJourneyHref(car),
    links: {
      car: formatCarPath(car),
      enquiry: enquirePath(car),
      similar: enquirePath(car, true),
    },
    deal: await dealOf(car, state, pageContext),
    head: {
      title: `Buy the ${car.name} online | ${site.name}`,
      description: `Buy the ${car.name} from ${site.name}: delivery, trade-in, finance and a deposit.`,
      canonicalPath: formatJourneyHref(car),
      noindex: true,
    },
    cache: 'private' as const,
  }
}

/** Data `loadJourneyPage` gives the page. */
export type JourneyData = Awaited<ReturnType<typeof loadJourneyPage>>
