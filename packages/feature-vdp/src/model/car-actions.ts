import {
  APPLY_FOR_FINANCE_PATH,
  canFinance,
  FINANCE_ENQUIRY_PATH,
} from '@forecourt/feature-finance/model/stock'
import {
  type Car,
  findBasePath,
  findReserveTemplate,
  formatCarPath,
  formatReserveHref,
  isPurchasable,
  isSold,
  type PathSite,
  resolveCardAction,
  resolveReserveEligibility,
} from '@forecourt/stock/model'
import {
  type Features,
  type FinanceConfig,
  formatPurchaseButton,
  type ReserveConfig,
  type VehiclePageConfig,
} from '@forecourt/tenant-config/model'
import { formatFinancePath, formatGatedPath, formatTradeInPath } from './car-links.ts'

/** Part of a site that decides about the buttons of a vehicle page. */
export interface CarActionsSite {
  features: Pick<
    Features,
    'buttons' | 'chat' | 'finance' | 'print' | 'requestPhotos' | 'reserve' | 'testDrive' | 'tradeIn'
  >
  vehiclePage: Pick<
    VehiclePageConfig,
    'enquiryLabel' | 'financeButton' | 'printable' | 'purchaseButton'
  >
  reserve: ReserveConfig
  routing: { financePage: string; reservePath: string; stockBasePath: string }
  /** Finance settings. Default the page of `routing`. */
  finance?: Pick<FinanceConfig, 'entry'>
  labels: { testDrive: string }
}

/** Purpose of a button of the vehicle page. */
export type CarActionKind =
  | 'reserve'
  | 'findSimilar'
  | 'enquire'
  | 'testDrive'
  | 'photos'
  | 'finance'
  | 'preApproved'
  | 'tradeIn'
  | 'instantMessage'

/** One button; without script it is a link. */
export interface CarAction {
  kind: CarActionKind
  label: string
  href: string
  /** True where the link leads to a form that may open over the page, besides those that always do. Default false. */
  opensForm?: boolean
}

/** Pages the buttons lead to that other features own. */
export interface CarActionLinks {
  /** Page of the enquiry. */
  enquiry: string
  /** Page of the enquiry for something similar. */
  similar: string
  /** Page of a test drive. */
  testDrive: string
  /** Page of a request for photos. */
  photos: string
  /** Where a message can be written while the chat does not answer, such as the contact page. */
  message: string
  /** True when the site has a page at an address; a button to any other is left out (`D-124`). */
  reaches: Reaches
}

/** True when the site has a page at an address. */
export type Reaches = (href: string) => boolean

/** The buttons of a vehicle page, by weight. */
export interface CarActions {
  /** The one filled button; null for a sold car, whose notice stands in its place, and where there is none. */
  primary: CarAction | null
  /** The enquiry, where something else is the primary button. */
  enquiry: CarAction | null
  /** Quieter ones, in order. */
  more: readonly CarAction[]
}

/**
 * Things a visitor can do about a car. Reserving is the primary button where it is allowed, else the
 * enquiry; for a reserved car it is 'Find Me Something Similar', and the enquiry stays. The switch
 * of the action buttons is the enquiry's; every other button has one of its own. A button whose page
 * the site lacks is left out.
 * Source: `VDP-037` to `VDP-039`, `VDP-046` to `VDP-049`, `D-09` to `D-11`, `D-94`, `D-124`
 */
export function listCarActions(car: Car, site: CarActionsSite, links: CarActionLinks): CarActions {
  if (isSold(car)) return { primary: null, enquiry: null, more: [] }
  const isThere = ({ href }: CarAction) => links.reaches(href)
  const [enquiry = null] = site.features.buttons ? [enquire(site, links)].filter(isThere) : []
  const [purchase = null] = purchaseActions(car, site, links).filter(isThere)
  return {
    primary: purchase ?? enquiry,
    enquiry: purchase ? enquiry : null,
    more: [
      ...formActions(car, site, links),
      ...listFinanceActions(car, site),
      ...tradeInActions(car, site),
      ...chat(site, links),
    ].filter(isThere),
  }
}

const enquire = ({ vehiclePage }: CarActionsSite, links: CarActionLinks): CarAction => ({
  kind: 'enquire',
  label: vehiclePage.enquiryLabel,
  href: links.enquiry,
})

function purchaseActions(car: Car, site: CarActionsSite, links: CarActionLinks): CarAction[] {
  const action = resolveCardAction(resolveReserveEligibility(car, site), formatPurchaseButton(site))
  if (!action) return []
  const { label } = action
  if (action.kind === 'findSimilar') return [{ kind: 'findSimilar', label, href: links.similar }]
  const href = formatReserveHref(findReserveTemplate(site.routing.reservePath), car)
  return href === null ? [] : [{ kind: 'reserve', label, href }]
}

/** Forms of their own: a test drive of a car that can still be had, and photos. */
function formActions(
  car: Car,
  { features, labels }: CarActionsSite,
  { testDrive, photos }: CarActionLinks,
): CarAction[] {
  const drive = { kind: 'testDrive', label: labels.testDrive, href: testDrive } as const
  const photoRequest = { kind: 'photos', label: 'Request Photos', href: photos } as const
  return [
    ...(features.testDrive && isPurchasable(car) ? [drive] : []),
    ...(features.requestPhotos ? [photoRequest] : []),
  ]
}

/** Get Finance and Get Pre-Approved, where finance is on and applies to the car. */
export function listFinanceActions(car: Car, site: CarActionsSite): CarAction[] {
  if (!site.features.finance || !canFinance(car)) return []
  const { label, gated } = site.vehiclePage.financeButton
  const target = formatFinancePath(car, findFinanceEntry(site))
  const href = gated ? formatGatedPath(target, formatCarPath(car, site), site) : target
  const opensForm = !gated && (site.finance?.entry ?? 'page') !== 'page'
  const opening = opensForm ? { opensForm } : {}
  return [
    { kind: 'finance', label, href, ...opening },
    { kind: 'preApproved', label: 'Get Pre-Approved', href, ...opening },
  ]
}

/** Paths of the forms of finance that open over a page, and without script are pages. Source: `CFG-073` */
const financeEntryPaths = { modal: FINANCE_ENQUIRY_PATH, popup: APPLY_FOR_FINANCE_PATH } as const

/** The page finance buttons lead to: the finance page, or the form that opens over the page. */
export function findFinanceEntry(
  site: Pick<CarActionsSite, 'finance' | 'routing'> & PathSite,
): string {
  const entry = site.finance?.entry ?? 'page'
  if (entry === 'page') return site.routing.financePage
  return `${findBasePath(site)}${financeEntryPaths[entry]}`
}

/** The trade-in valuation towards the car, where the site has one. */
export function tradeInActions(car: Car, site: CarActionsSite): CarAction[] {
  if (!site.features.tradeIn || isSold(car)) return []
  return [{ kind: 'tradeIn', label: 'Trade-In Valuation', href: formatTradeInPath(car, site) }]
}

const chat = ({ features }: CarActionsSite, links: CarActionLinks): CarAction[] =>
  features.chat ? [{ kind: 'instantMessage', label: 'Instant Message', href: links.message }] : []

/**
 * The buttons of the header that stays in sight: Get Finance and Trade-In, each where it applies and
 * the site has its page.
 * Source: `VDP-024`, `D-11`, `D-124`
 */
export function listBarActions(car: Car, site: CarActionsSite, reaches: Reaches): CarAction[] {
  const finance = listFinanceActions(car, site).filter(({ kind }) => kind === 'finance')
  const tradeIn = tradeInActions(car, site).map((action) => ({ ...action, label: 'Trade-In' }))
  return [...finance, ...tradeIn].filter(({ href }) => reaches(href))
}

/** True when the switches are on and the car is not sold. Source: `VDP-045`, `D-43` */
export function isPrintable(
  car: Pick<Car, 'sold' | 'status' | 'tag'>,
  { features, vehiclePage }: Pick<CarActionsSite, 'features' | 'vehiclePage'>,
): boolean {
  return features.print && vehiclePage.printable && !isSold(car)
}
