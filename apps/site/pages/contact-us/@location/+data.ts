import { formatContactPath } from '@forecourt/feature-leads/model'
import { createEnquiryProps } from '@forecourt/feature-leads/server'
import {
  createDealerJsonLd,
  formatAddress,
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
  return {
    enquiry: createEnquiryProps({ site, car: null, place, now, action, answer }),
    place,
    head: {
      title: `${site.labels.contact} ${place.name} | ${site.name}`,
      description: `Call, visit or write to ${place.name}, ${formatAddress(place.address)}.`,
      canonicalPath: action,
      jsonLd: [createDealerJsonLd(place, site)],
    },
    cache: 'private' as const,
  }
}
