import { type CheckoutState, readStepAddress } from '@forecourt/feature-leads/model'
import { findTradeIn, loadCheckout } from '@forecourt/feature-leads/server'
import { formatCarPath } from '@forecourt/stock/model'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { enquirePath } from './enquire-path.ts'
import { loadCar } from './load-car.ts'
import { requestAddress, requestHeaders } from './page-request.ts'
import { passGate } from './pass-gate.ts'
import { isRouteOpen } from './site-routes.ts'

/** Last part of the address of a page on which a car is reserved. */
export type CheckoutRoute = 'checkout' | 'buy-online'

const routeNames = { checkout: 'checkout', 'buy-online': 'buyOnline' } as const

/**
 * Everything the page on which a car is reserved needs. A site has it at one of two addresses; where it asks
 * for sign-in that comes first.
 * Source: `SITE-018`, `SITE-019`, `SITE-079`, `D-13`
 */
export async function loadCheckoutPage(pageContext: PageContextServer, route: CheckoutRoute) {
  const { site, deps, checkout: answer } = pageContext
  if (!isRouteOpen(site, routeNames[route])) throw render(404)
  const contact = await passGate(pageContext, 'checkout')
  const { car: found } = await loadCar(pageContext, `/${route}`)
  // What is remembered of a car may be older than its last reservation.
  const [car = found] = await deps.stock.loadCarsByIds(site.id, [found.id])
  const request = { headers: requestHeaders(pageContext) }
  const state: CheckoutState = await loadCheckout(deps.reservations, {
    site,
    car,
    request,
    answer,
    step: readStepAddress(requestAddress(pageContext).href),
    contact,
    newKey: deps.reservations.newId,
  })
  const links = {
    car: formatCarPath(car),
    enquiry: enquirePath(car),
    similar: enquirePath(car, true),
  }
  return {
    car,
    state,
    links,
    tradeIn: await findTradeIn({ store: deps.enquiries.store, logger: deps.logger }, request, site),
    head: {
      title: `Reserve the ${car.name} | ${site.name}`,
      description: `Reserve the ${car.name} at ${site.name} with a deposit.`,
      canonicalPath: `${formatCarPath(car)}/${route}`,
      noindex: true,
    },
    cache: 'private' as const,
  }
}

/** Data `loadCheckoutPage` gives a page. */
export type CheckoutData = Awaited<ReturnType<typeof loadCheckoutPage>>
