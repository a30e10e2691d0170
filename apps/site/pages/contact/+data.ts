import { createEnquiryProps } from '@forecourt/feature-leads/server'
import { createDealerJsonLd, listLocations } from '@forecourt/feature-locations/model'
import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ site, deps, enquiry: answer }: PageContextServer) {
  return {
    enquiry: createEnquiryProps({ site, car: null, now: deps.clock(), action: '/contact', answer }),
    head: {
      title: `${site.labels.contactText} | ${site.name}`,
      description: `Call, visit or write to ${site.name}.`,
      canonicalPath: '/contact',
      jsonLd: listLocations(site).map((location) => createDealerJsonLd(location, site)),
    },
    cache: 'private' as const,
  }
}
