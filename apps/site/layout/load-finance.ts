import type { CalculatorSetup } from '@forecourt/feature-finance/model/calculation'
import {
  type FinancePrefill,
  type QuoteRequest,
  readFinanceQuery,
} from '@forecourt/feature-finance/model/quote'
import {
  canFinance,
  createCalculatorContent,
  createFinanceNotes,
  FINANCE_CAR_FIELDS,
  findApplicationProvider,
  findProvider,
  toPrefillVehicle,
} from '@forecourt/feature-finance/model/stock'
import { loadEnquiryFields } from '@forecourt/feature-leads'
import {
  type Contact,
  createApplicationStart,
  type EnquiryKind,
  formatStepAddress,
  type LeadTradeIn,
  readStepAddress,
} from '@forecourt/feature-leads/model'
import { createEnquiryProps, findTradeIn } from '@forecourt/feature-leads/server'
import { readWallClock } from '@forecourt/feature-locations/model'
import { loadCarsById } from '@forecourt/feature-search/server'
import { type Car, findCurrentPrice } from '@forecourt/stock/model'
import { isFeatureOn, type Site } from '@forecourt/tenant-config/model'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { requestAddress, requestHeaders, searchPorts } from './page-request.ts'
import { findSignedIn } from './pass-gate.ts'

type FoundCar = Pick<Car, (typeof FINANCE_CAR_FIELDS)[number]>

/** The car of `?car_id=`; null for one that is unknown or not to be financed (`D-56`). */
export async function findFinanceCar(
  pageContext: PageContextServer,
  query: URLSearchParams,
): Promise<Car | null> {
  const { site, deps } = pageContext
  const id = query.get('car_id') ?? ''
  if (!/^[1-9]\d{0,14}$/.test(id)) return null
  try {
    const [found] =
      (await loadCarsById<FoundCar>(
        searchPorts(pageContext),
        site,
        [Number(id)],
        FINANCE_CAR_FIELDS,
      )) ?? []
    const result = found && (await deps.cars.loadCarBySlug(site.id, found.slug))
    return result?.kind === 'car' && canFinance(result.car) ? result.car : null
  } catch (error) {
    deps.logger.error('the car of a finance page could not be read', { site: site.id, error })
    return null
  }
}

/** Who is signed in, as the fields of the form name it; nothing for nobody. */
const personOf = (contact: Contact | null) => {
  if (!contact) return {}
  const { name, last_name, email, phone } = contact
  return { name, last_name, email, phone }
}

/** First values of the form as the lead names them. Source: `FIN-007` to `FIN-012`, `FIN-096` */
function startOf(prefill: FinancePrefill, site: Site, car: Car | null) {
  const { amountDollars, termYears, creditHistory, whoIsHelping } = prefill
  const { preferredDealership, carType } = prefill
  const isOwn = site.dealerships.some(({ slug }) => slug === preferredDealership)
  return {
    purchasePrice: String(Math.round(amountDollars)),
    loanTerm: String(termYears),
    selfAssessedCreditScore: creditHistory,
    whoIsHelping: whoIsHelping ?? '',
    ...vehicleOf(prefill),
    ...(!car && isOwn && preferredDealership && { dealership_slug: preferredDealership }),
    ...(!car && carType && { car_type: carType }),
  }
}

/** Vehicle of the form, as the lender asks for it. Source: `FIN-011`, `FIN-097`, `API-031` */
const vehicleOf = ({ vin, nvic, year }: FinancePrefill) => ({
  vin: vin ?? '',
  nvic: nvic ?? '',
  year: year === null ? '' : String(year),
})

/** Who is signed in; a store that does not answer knows of nobody, and the form is there all the same. */
async function findKnownContact(pageContext: PageContextServer): Promise<Contact | null> {
  try {
    return await findSignedIn(pageContext)
  } catch (error) {
    const { deps, site } = pageContext
    deps.logger.error('a session could not be read', { site: site.id, error })
    return null
  }
}

/** Application to the lender of the site; null where it takes none, and the form is a lead alone (`D-56`). */
async function applicationOf(pageContext: PageContextServer, kind: EnquiryKind) {
  const { site, enquiry: answer } = pageContext
  const provider = findApplicationProvider(site)
  if (kind !== 'finance-pre-approval' || !provider) return null
  const contact = await findKnownContact(pageContext)
  return {
    contact,
    props: {
      partnerKey: provider.key,
      partnerName: provider.name,
      dealerName: site.name,
      start: answer?.application ?? createApplicationStart(contact?.phone ?? null),
    },
  }
}

/** The quick quote with the first values of the form; null without rates that stand beside it (`D-97`). */
function quoteOf(site: Site, prefill: FinancePrefill, { initial, rates, today }: CalculatorSetup) {
  const provider = findProvider(site)
  if (!rates || !provider) return null
  const { year, vin, nvic, amountDollars, termYears, creditHistory } = prefill
  const { asOf, expires } = rates
  return {
    provider: provider.key,
    providerName: provider.name,
    vehicle: { year, vin, nvic },
    start: { amountDollars, termYears, creditHistory },
    base: initial,
    days: { asOf, expires, today },
  }
}

/** Question to the lender that the first values of the form are. */
const toQuoteRequest = (prefill: FinancePrefill): QuoteRequest => ({
  selfAssessedCreditScore: prefill.creditHistory,
  purchasePrice: prefill.amountDollars,
  loanTerm: prefill.termYears,
  year: prefill.year,
  vin: prefill.vin,
  nvic: prefill.nvic,
  whoIsHelping: prefill.whoIsHelping ?? '',
})

/** The inputs of a calculator with the visitor's trade-in as deposit, unless the address names one (`FIN-060`). */
function addTradeIn(query: URLSearchParams, tradeIn: LeadTradeIn | null): URLSearchParams {
  const dollars = tradeIn?.offer_price ?? null
  if (dollars === null || query.has('deposit')) return query
  const inputs = new URLSearchParams(query)
  inputs.set('deposit', String(dollars))
  return inputs
}

/** A finance page. */
export interface FinancePageOptions {
  /** Path of the page, which the form is posted to. */
  path: string
  kind: EnquiryKind
  /** The site with another lender of its own. Default the site of the request. */
  site?: Site
  /** Who is signed in, whose details the form starts with. Default nobody. */
  contact?: Contact | null
}

/**
 * Everything a finance page needs: the form with first values from the address, the car, and the
 * calculator. Without its feature there is no page (`D-82`).
 * Source: `SITE-026` to `SITE-028`, `SITE-030`, `D-55`, `D-56`
 */
export async function loadFinance(
  pageContext: PageContextServer,
  { path, kind, site = pageContext.site, contact = null }: FinancePageOptions,
) {
  const { deps, now, enquiry: answer } = pageContext
  if (!isFeatureOn(site, 'finance')) throw render(404)
  const { href, searchParams: query } = requestAddress(pageContext)
  const { search } = new URL(formatStepAddress(href, ''))
  const car = await findFinanceCar(pageContext, query)
  const today = readWallClock(now, site.timeZone).date
  const prefill = readFinanceQuery(query, car && toPrefillVehicle(car))
  const application = await applicationOf(pageContext, kind)
  const person = contact ?? application?.contact ?? null
  const enquiry = createEnquiryProps({
    site,
    car,
    kind,
    now: deps.clock(),
    action: path + search,
    answer,
    step: readStepAddress(href),
    start: { ...startOf(prefill, site, car), ...personOf(person) },
    isPhoneVerified: contact !== null,
  })
  await loadEnquiryFields(enquiry)
  const priceDollars = car && findCurrentPrice(car)
  const tradeIn = await findTradeIn(
    { store: deps.enquiries.store, logger: deps.logger },
    { headers: requestHeaders(pageContext) },
    site,
  )
  const inputs = addTradeIn(query, tradeIn)
  const calculator = createCalculatorContent(site, { priceDollars }, inputs, today)
  return {
    path,
    car,
    tradeIn,
    enquiry,
    application: application?.props ?? null,
    calculator,
    quote: calculator && quoteOf(site, prefill, calculator.setup),
    request: toQuoteRequest(prefill),
    notes: createFinanceNotes(site, null, today),
    cache: 'private' as const,
  }
}

/** Data `loadFinance` gives a page. */
export type FinanceData = Awaited<ReturnType<typeof loadFinance>>
