import { resolveCarFinance } from '@forecourt/feature-finance/model/stock'
import { createEnquiryProps } from '@forecourt/feature-leads/server'
import { POSTCODE_ATTRIBUTION } from '@forecourt/feature-locations/adapters'
import { readWallClock } from '@forecourt/feature-locations/model'
import { findKnownNames, findSimilarCars } from '@forecourt/feature-search/model'
import type { PriceComparisonState } from '@forecourt/feature-vdp'
import {
  createBreadcrumbJsonLd,
  createVehicleJsonLd,
  createVehicleOpenGraph,
  findLocatedAt,
  formatPageTitle,
  formatVehicleDescription,
  type KnownNames,
  listBreadcrumbs,
  resolveFuelCalculator,
  resolvePriceComparison,
  resolveViewerContent,
} from '@forecourt/feature-vdp/model'
import {
  loadCallPhone,
  loadDeliveryCalculator,
  loadKnownNames,
  loadPriceComparison,
  loadSimilar,
  loadViews,
  PAGE_WAIT_MS,
} from '@forecourt/feature-vdp/server'
import {
  createPriceComparisonPorts,
  formatSharePictureAlt,
  formatSharePicturePath,
  sharePictureSize,
} from '@forecourt/site-server'
import { formatCarPath, isSold } from '@forecourt/stock/model'
import { createPhoneLink, type PhoneLink } from '@forecourt/tenant-config/model'
import { readDismissedBanners } from '@forecourt/ui/banner'
import type { PageContextServer } from 'vike/types'
import { carActionsProps } from '../../../../islands/car-actions-props.ts'
import type { GalleryIslandProps } from '../../../../islands/gallery.tsx'
import { imageSite } from '../../../../layout/car-images.ts'
import { enquirePath } from '../../../../layout/enquire-path.ts'
import { loadCar } from '../../../../layout/load-car.ts'
import type { PageHead } from '../../../../layout/page-head.ts'
import { requestAddress } from '../../../../layout/page-request.ts'

type LoadedCar = Awaited<ReturnType<typeof loadCar>>

export type Data = Awaited<ReturnType<typeof data>>

function carHead(
  { car, noindex }: LoadedCar,
  { site }: PageContextServer,
  knownNames: KnownNames,
): PageHead {
  return {
    title: formatPageTitle(car, site),
    description: formatVehicleDescription(car, site),
    canonicalPath: formatCarPath(car),
    noindex,
    shareImage: formatSharePicturePath(car, site),
    shareImageAbout: { alt: formatSharePictureAlt(car, site), ...sharePictureSize },
    openGraph: createVehicleOpenGraph(car, site),
    jsonLd: [
      createVehicleJsonLd(car, site),
      createBreadcrumbJsonLd(listBreadcrumbs(car, site, knownNames), site),
    ],
  }
}

function galleryOf({ car }: LoadedCar, pageContext: PageContextServer): GalleryIslandProps | null {
  const { site } = pageContext
  const content = resolveViewerContent(car, site, requestAddress(pageContext).searchParams)
  return content && { ...content, site: imageSite(site) }
}

/** The viewer of an address that shows another view than the gallery; on others a press fetches such views. */
async function openViewerOf(gallery: GalleryIslandProps | null) {
  if (!gallery || gallery.view === 'gallery') return null
  const { viewerIsland } = await import(/* @at-press */ '../../../../islands/viewer.tsx')
  return viewerIsland
}

function deliveryOf({ car }: LoadedCar, pageContext: PageContextServer) {
  const { site, deps } = pageContext
  const ports = {
    geocoder: deps.geocoder,
    attribution: POSTCODE_ATTRIBUTION,
    onFailure: (error: unknown) => deps.logger.error('the geocoder failed', { error }),
  }
  return loadDeliveryCalculator(ports, site, car, requestAddress(pageContext).searchParams)
}

/** Number to call about a car that is not sold. */
function phoneOf({ car }: LoadedCar, { site, deps }: PageContextServer): PhoneLink | null {
  const phone = isSold(car) ? null : loadCallPhone(deps, site, car)
  return phone ? createPhoneLink(phone) : null
}

/** The buttons of a car that is not sold. */
function actionsOf({ car }: LoadedCar, { site }: PageContextServer, phone: PhoneLink | null) {
  if (isSold(car)) return null
  return carActionsProps(car, site, { phone })
}

/** How the price of a car that can be had compares; what is not known in time the page asks for itself. */
async function comparisonOf(
  { car }: LoadedCar,
  { site, deps }: PageContextServer,
): Promise<PriceComparisonState> {
  const ports = isSold(car) ? null : createPriceComparisonPorts(deps, site)
  if (!ports) return { kind: 'hidden' }
  const loaded = await loadPriceComparison({ ...ports, timeoutMs: PAGE_WAIT_MS }, car)
  if (loaded.kind === 'failed') return { kind: 'loading' }
  const comparison = loaded.kind === 'none' ? null : resolvePriceComparison(loaded.comparison)
  return comparison ? { kind: 'shown', comparison } : { kind: 'hidden' }
}

function financeOf({ car }: LoadedCar, pageContext: PageContextServer) {
  const { site, now } = pageContext
  const query = requestAddress(pageContext).searchParams
  return resolveCarFinance(car, site, query, readWallClock(now, site.timeZone).date)
}

/** The calculator of an address that asks for a calculation is open; of any other, a press opens it. */
async function calculatorOf(finance: ReturnType<typeof financeOf>) {
  if (!finance?.calculator?.isAsked) return null
  const island = await import(/* @at-press */ '../../../../islands/finance-calculator.tsx')
  return island.financeCalculatorIsland
}

const similarOf = ({ car }: LoadedCar, { site, deps, now }: PageContextServer) =>
  loadSimilar(
    {
      loadSimilarCars: (each) => findSimilarCars(deps.searchClientFor(site, now), site, each),
      logger: deps.logger,
    },
    car,
  )

const knownNamesOf = ({ car }: LoadedCar, { site, deps, now }: PageContextServer) =>
  loadKnownNames(
    {
      findKnownNames: (each) =>
        findKnownNames(deps.searchClientFor(site, now), site, each, now.getTime()),
      logger: deps.logger,
    },
    car,
  )

const viewsOf = ({ car }: LoadedCar, { site, deps }: PageContextServer) =>
  loadViews({ activity: deps.carActivity, logger: deps.logger }, site.id, car.id)

/** Where the car stands, if that is worth saying and the visitor did not hide it. */
function announcementOf({ car }: LoadedCar, { site, headersOriginal }: PageContextServer) {
  const announcement = findLocatedAt(car, site)
  const cookie = new Headers(headersOriginal as HeadersInit).get('cookie') ?? ''
  const isHidden = announcement && readDismissedBanners(cookie).includes(announcement.rememberAs)
  return { announcement: isHidden ? null : announcement, isHidden: Boolean(isHidden) }
}

/** Part in the place of the buttons of a sold car (VDP-075); on other pages only a press brings a form. */
async function soldOf({ car }: LoadedCar, { site, now }: PageContextServer) {
  if (!isSold(car)) return null
  const { SoldCar } = await import(/* @at-press */ '../../../../layout/sold-car.tsx')
  const action = enquirePath(car, true)
  const form = createEnquiryProps({ site, car, isSimilar: true, now, action, isCached: true })
  return { SoldCar, form }
}

/** Parts that ask for what the server did not get in time; null where nothing is missing. */
async function lateOf({ similar, priceComparison }: Extras) {
  const isMissing = similar === null || priceComparison.kind === 'loading'
  return isMissing ? import(/* @at-press */ '../../../../layout/late-vehicle-parts.tsx') : null
}

/** Data the page can do without, asked for at once, so that it waits no longer than for the slowest. */
async function loadExtras(loaded: LoadedCar, pageContext: PageContextServer) {
  const [similar, views, comparison, delivery, names] = await Promise.all([
    similarOf(loaded, pageContext),
    viewsOf(loaded, pageContext),
    comparisonOf(loaded, pageContext),
    deliveryOf(loaded, pageContext),
    knownNamesOf(loaded, pageContext),
  ])
  return {
    // Null has the page ask for them itself.
    similar: similar.kind === 'cars' ? similar.cars : null,
    views: views.kind === 'views' ? views.views : null,
    priceComparison: comparison,
    delivery: delivery.delivery,
    knownNames: names.knownNames,
    isWhole:
      comparison.kind !== 'loading' &&
      [similar, views, delivery, names].every(({ kind }) => kind !== 'failed'),
  }
}

type Extras = Awaited<ReturnType<typeof loadExtras>>

export async function data(pageContext: PageContextServer) {
  const loaded = await loadCar(pageContext)
  const loadedExtras = await loadExtras(loaded, pageContext)
  const { isWhole, ...extras } = loadedExtras
  const { announcement, isHidden } = announcementOf(loaded, pageContext)
  const phone = phoneOf(loaded, pageContext)
  const sold = await soldOf(loaded, pageContext)
  const late = await lateOf(loadedExtras)
  const finance = financeOf(loaded, pageContext)
  const openCalculator = await calculatorOf(finance)
  const gallery = galleryOf(loaded, pageContext)
  const openViewer = await openViewerOf(gallery)
  return {
    ...loaded,
    ...extras,
    head: carHead(loaded, pageContext, extras.knownNames),
    // What failed may be over in a moment; nobody keeps the page that went without.
    carId: loaded.car.id,
    cache: isHidden || !isWhole ? ('private' as const) : ('public' as const),
    announcement,
    gallery,
    openViewer,
    phone,
    actions: actionsOf(loaded, pageContext, phone),
    sold,
    late,
    finance,
    openCalculator,
    // Cards of similar ones have repayments too, where this page says nothing of finance itself.
    showsRepayments: !finance?.warning,
    showsAtOnce: [sold, late, openCalculator, openViewer].some((part) => part !== null),
    fuel: resolveFuelCalculator(
      loaded.car,
      pageContext.site,
      requestAddress(pageContext).searchParams,
    ),
  }
}
