import { POSTCODE_ATTRIBUTION } from '@forecourt/feature-locations/adapters'
import {
  createDealerJsonLd,
  LOCATOR_PATH,
  listSpecialDays,
} from '@forecourt/feature-locations/model'
import { loadLocator } from '@forecourt/feature-locations/server'
import { createBreadcrumbJsonLd } from '@forecourt/feature-vdp/model'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { locatorCrumbs } from '../../layout/location-crumbs.ts'
import { requestAddress } from '../../layout/page-request.ts'
import { isRouteOpen } from '../../layout/site-routes.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { site, deps, now } = pageContext
  if (!isRouteOpen(site, 'dealerLocator')) throw render(404)
  let isWhole = true
  const onFailure = (error: unknown) => {
    isWhole = false
    deps.logger.error('the geocoder failed', { error })
  }
  const { searchParams } = requestAddress(pageContext)
  const locator = await loadLocator({ geocoder: deps.geocoder, onFailure }, site, searchParams)
  const listed = locator.groups.flatMap(({ locations }) => locations)
  const isFiltered = locator.query !== '' || locator.tabs.findIndex((tab) => tab.isCurrent) > 0
  return {
    locator,
    specialDays: listSpecialDays(listed, now),
    attribution: POSTCODE_ATTRIBUTION,
    head: {
      title: `Our Locations | ${site.name}`,
      description: `Locations of ${site.name}: addresses, opening hours, phone numbers and directions.`,
      canonicalPath: LOCATOR_PATH,
      noindex: isFiltered,
      jsonLd: [
        createBreadcrumbJsonLd(locatorCrumbs, site),
        ...(isFiltered ? [] : listed.map((location) => createDealerJsonLd(location, site, now))),
      ],
    },
    cache: isWhole ? ('public' as const) : ('private' as const),
  }
}
