import {
  formatOfferEnd,
  listRunningOffers,
  OFFERS_PATH,
  pickStockNoun,
} from '@forecourt/feature-search/model'
import type { PageContextServer } from 'vike/types'
import { createContentHead } from '../../layout/content/content-head.ts'
import { loadContent } from '../../layout/content/load-content.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ site, now }: PageContextServer) {
  const { many } = pickStockNoun(site)
  const content = loadContent(site, 'special-offers', {
    title: 'Special Offers',
    description: `Current offers on ${many} at ${site.name}, with their terms and end dates.`,
  })
  const offers = listRunningOffers(site, now).map((offer) => ({
    ...offer,
    ends: formatOfferEnd(offer, site.timeZone),
  }))
  return {
    content,
    offers,
    head: createContentHead(site, content, OFFERS_PATH),
    cache: 'public' as const,
  }
}
