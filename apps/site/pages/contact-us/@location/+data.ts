import { formatContactPath } from '@forecourt/feature-leads/model'
import { createEnquiryProps } from '@forecourt/feature-leads/server'
import {
  createDealerJsonLd,
  formatAddress,
  formatLocationTitle,
  listLocations,
} from '@forecourt/feature-locations/model'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ site, deps, routeParams, enquiry: answer }: PageContextServer) {
  const place = listLocations(site).find(({ slug }) => slug === routeParams['location'])
  if (!place) throw render(404)
  const action = formatContactPath(place.slug)
  const now = deps.clock()
  const title = formatLocationTitle(place, listLocations(site))
  return {
    enquiry: createEnquiryProps({ site, car: null, place, now, action, answer }),
    place,
    head: {
      title: `${site.labels.contact} ${title} | ${site.name}`,
      description: `Call, visit or write to ${title}, ${formatAddress(place.address)}.`,
      canonicalPath: action,
      jsonLd: [createDealerJsonLd(place, site, now)],
    },
    cache: 'private' as const,
  }
}
