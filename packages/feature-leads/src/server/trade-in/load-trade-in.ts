import {
  type Car,
  findCurrentPrice,
  formatCarPath,
  formatPrice,
  resolveReserveEligibility,
} from '@forecourt/stock/model'
import { isFeatureOn, type Site } from '@forecourt/tenant-config/model'
import type { FieldErrors } from '../../model/enquiry.ts'
import type { Contact } from '../../model/sign-in/sign-in-store.ts'
import { createRenderedAtToken } from '../../model/spam.ts'
import { findChangeOver } from '../../model/trade-in/lead-trade-in.ts'
import { formatRego } from '../../model/trade-in/rego.ts'
import { findIneligibility } from '../../model/trade-in/trade-in-eligibility.ts'
import { pickTradeInNoun } from '../../model/trade-in/trade-in-noun.ts'
import type {
  TradeInLinks,
  TradeInOffer,
  TradeInPage,
  TradeInValues,
} from '../../model/trade-in/trade-in-page.ts'
import { formatTradeInPath, type TradeInWay } from '../../model/trade-in/trade-in-path.ts'
import { createTradeInState, type TradeInState } from '../../model/trade-in/trade-in-state.ts'
import {
  resolveStep,
  TRADE_IN_STEPS,
  type TradeInStep,
} from '../../model/trade-in/trade-in-step.ts'
import { formatTradeInName, oldestBuildYear } from '../../model/trade-in/trade-in-vehicle.ts'
import { findCheckoutPath } from '../reserve/payment-return.handler.ts'
import { readTradeInCookie } from './trade-in-cookie.ts'
import { findCurrentYear, type TradeInPorts } from './trade-in-ports.ts'
import { loadAdjustments } from './value-trade-in.ts'

/** A step as it was sent and not taken, or that another one follows on the same page. */
export interface TradeInFormAnswer {
  status: number
  state: TradeInState
  step: TradeInStep
  /** Everything that was typed. */
  values: TradeInValues
  errors: FieldErrors
  notice: TradeInPage['notice']
}

/** A visit of a trade-in page. */
export interface TradeInVisit {
  site: Site
  way: TradeInWay
  /** The car it is towards; null for none. */
  car: Car | null
  /** The request, for its cookie. */
  request: Pick<Request, 'headers'>
  /** The trade-in as it is now. Default the browser's. */
  state?: TradeInState
  /** `?step=` of the address. Default none: as far as the visitor has come. */
  step?: string | null
  /** A form that was not taken. Default none. */
  answer?: TradeInFormAnswer | undefined
  /** Who is signed in; null for nobody. */
  contact: Contact | null
  /** A fresh key for a trade-in that begins. */
  newKey: () => string
}

/** The trade-in of a visit: its browser's, else one that begins. */
export const findTradeInState = (
  { request, site, newKey }: Pick<TradeInVisit, 'request' | 'site' | 'newKey'>,
  started = '',
): TradeInState => {
  const isToken = /^[0-9a-z]{6,10}$/.test(started)
  return (
    readTradeInCookie(request) ?? createTradeInState(site.state, newKey(), isToken ? started : '')
  )
}

/**
 * Data of a trade-in page: the step, what was typed before, and the offer.
 * Source: `SITE-023` to `SITE-025`, `LEAD-085`, `D-69`
 */
export async function loadTradeIn(ports: TradeInPorts, visit: TradeInVisit): Promise<TradeInPage> {
  const { site, way, car, answer, contact } = visit
  const state = answer?.state ?? visit.state ?? findTradeInState(visit)
  const provider = ports.providerFor(site)
  const isByHandOnly = provider === null
  const resolved = answer?.step ?? resolveStep(visit.step, state)
  const step = isByHandOnly && resolved === 'rego' ? 'by-hand' : resolved
  const currentYear = findCurrentYear(ports, site)
  const { vehicle } = state
  const asked = { carId: car?.id ?? null }
  const offer = step === 'offer' ? createOffer(state, car) : null
  return {
    site: { id: site.id, name: site.name, optInWording: site.forms.optInWording },
    way,
    noun: pickTradeInNoun(site),
    action: formatTradeInPath(way, asked),
    hrefs: Object.fromEntries(
      TRADE_IN_STEPS.map((each) => [each, formatTradeInPath(way, { ...asked, step: each })]),
    ) as TradeInPage['hrefs'],
    step,
    values: answer?.values ?? createValues(state, site, contact),
    errors: answer?.errors ?? {},
    notice: answer?.notice ?? null,
    vehicleName: vehicle && formatTradeInName(vehicle),
    regoText: formatRego(state.rego, state.regoState),
    questions: (step === 'car' && (await loadAdjustments(ports, site, vehicle))) || [],
    obstacle: state.obstacle ?? (vehicle && findObstacle(vehicle, currentYear)),
    isByHandOnly,
    isDemonstration: provider?.isDemonstration ?? false,
    postsValuation: site.tradeIn.postValuation && offer !== null,
    offer,
    leadId: state.lead_id,
    car: car && { id: car.id, name: car.name },
    years: { newest: currentYear + 1, oldest: Math.max(currentYear - 40, oldestBuildYear) },
    links: createLinks(site, car, offer),
    renderedAt: createRenderedAtToken(ports.clock()),
  }
}

/** Obstacle that is known of a car before its kilometres are. */
const findObstacle = (
  { id, year }: NonNullable<TradeInState['vehicle']>,
  currentYear: number,
): TradeInPage['obstacle'] =>
  findIneligibility({ year, km: null }, currentYear) ?? (id === null ? 'unvalued' : null)

function createOffer(state: TradeInState, car: Car | null): TradeInOffer | null {
  const { offer_price: dollars } = state
  if (dollars === null) return null
  const priceDollars = car && findCurrentPrice(car)
  const difference = findChangeOver(priceDollars, dollars)
  return {
    price: formatPrice(dollars),
    dollars,
    isAccepted: state.offer_accepted,
    changeOver:
      priceDollars === null || difference === null
        ? null
        : {
            carPrice: formatPrice(priceDollars),
            difference: formatPrice(Math.abs(difference)),
            isRefund: difference < 0,
          },
  }
}

function createLinks(site: Site, car: Car | null, offer: TradeInOffer | null): TradeInLinks {
  const finance = new URL(site.routing.financePage, 'http://site.invalid')
  if (car) finance.searchParams.set('car_id', String(car.id))
  if (offer) finance.searchParams.set('deposit', String(offer.dollars))
  const isOwn = finance.host === 'site.invalid'
  const isReservable = car !== null && resolveReserveEligibility(car, site).allowed
  return {
    finance:
      offer && isOwn && isFeatureOn(site, 'finance') ? finance.pathname + finance.search : null,
    car: car && formatCarPath(car) + (offer ? `?deposit=${offer.dollars}` : ''),
    checkout: isReservable ? findCheckoutPath(car, site) : null,
    stock: '/search',
  }
}

function createValues(state: TradeInState, site: Site, contact: Contact | null): TradeInValues {
  const { vehicle, km } = state
  return {
    rego: state.rego,
    regoState: state.regoState,
    make: vehicle?.make ?? '',
    model: vehicle?.model ?? '',
    year: vehicle ? String(vehicle.year) : '',
    badge: vehicle?.badge ?? '',
    km: km === null ? '' : String(km),
    answers: state.adjustmentAnswers,
    name: contact?.name ?? '',
    last_name: contact?.last_name ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    opt_in: site.forms.optInDefault,
  }
}
