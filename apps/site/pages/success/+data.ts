import { pickTradeInNoun } from '@forecourt/feature-leads/model'
import { readSuccessCookie } from '@forecourt/feature-leads/server'
import {
  describeOpening,
  findLocationById,
  findPrimaryLocation,
} from '@forecourt/feature-locations/model'
import { findSimilarCars, formatStockPath, renewCard } from '@forecourt/feature-search/model'
import { loadCarsById } from '@forecourt/feature-search/server'
import { loadSimilar } from '@forecourt/feature-vdp/server'
import type { PageContextServer } from 'vike/types'
import { searchPorts } from '../../layout/page-request.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** The vehicle that was asked about, and those like it; none of it while the search or the stock fails. */
async function loadAsked(pageContext: PageContextServer, carId: number) {
  const { site, deps, now } = pageContext
  const [cards, [car]] = await Promise.all([
    loadCarsById(searchPorts(pageContext), site, [carId]),
    deps.stock.loadCarsByIds(site.id, [carId]).catch(() => []),
  ])
  if (!car) return null
  const similar = await loadSimilar(
    {
      loadSimilarCars: (each) => findSimilarCars(deps.searchClientFor(site, now), site, each),
      logger: deps.logger,
    },
    car,
  )
  return {
    car,
    cards: (cards ?? []).map((card) => renewCard(card, car)),
    similar: similar.kind === 'cars' ? similar.cars : [],
  }
}

/** Opening words of the place somebody answers at: that of the vehicle or of the dealership that was asked, else the main one. */
function describeHours({ site, now }: PageContextServer, locationId: number | null) {
  const place =
    (locationId === null ? null : findLocationById(site, locationId)) ?? findPrimaryLocation(site)
  const words = place && describeOpening(place, now)
  return words ? `${place.name}: ${words}.` : null
}

export async function data(pageContext: PageContextServer) {
  const { site, headers } = pageContext
  const request = new Request(new URL('/success', site.url), {
    headers: { cookie: headers?.['cookie'] ?? '' },
  })
  const marker = readSuccessCookie(request)
  const carId = marker?.carId ?? marker?.car?.id
  const asked = carId === undefined ? null : await loadAsked(pageContext, carId)
  const shown = [...(asked?.cards ?? []), ...(asked?.similar ?? [])]
  return {
    success: {
      siteId: site.id,
      marker,
      searchHref: formatStockPath(site),
      nextSteps: site.content.enquiry.nextSteps,
      tradeInNoun: pickTradeInNoun(site),
      openingHours: describeHours(
        pageContext,
        asked?.car.location_id ?? marker?.locationId ?? null,
      ),
    },
    cards: asked?.cards ?? [],
    similar: asked?.similar ?? [],
    showsRepayments: shown.some(({ weekly_price }) => weekly_price !== null),
    head: {
      title: `Thank you | ${site.name}`,
      description: `Your enquiry to ${site.name}.`,
      canonicalPath: '/success',
      noindex: true,
    },
    cache: 'private' as const,
  }
}
