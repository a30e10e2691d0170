import { createEnquiryProps } from '@forecourt/feature-leads/server'
import { createDealerJsonLd, listMainFirst } from '@forecourt/feature-locations/model'
import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ site, deps, enquiry: answer }: PageContextServer) {
  const places = listMainFirst(site)
  const now = deps.clock()
  return {
    enquiry: createEnquiryProps({ site, car: null, now, action: '/contact', answer }),
    places,
    head: {
      title: `${site.labels.contactText} | ${site.name}`,
      description: `${places.length > 0 ? 'Call, visit or write' : 'Write'} to ${site.name}.`,
      canonicalPath: '/contact',
      jsonLd: places.map((location) => createDealerJsonLd(location, site, now)),
    },
    cache: 'private' as const,
  }
}
