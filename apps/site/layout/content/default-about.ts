import { serviceEnquiry, testDrive } from '@forecourt/feature-leads/model'
import { listLocations } from '@forecourt/feature-locations/model'
import { formatStockPath, isUsedOnly, pickStockNoun } from '@forecourt/feature-search/model'
import { isFeatureOn, type Site } from '@forecourt/tenant-config/model'
import { escapeMarkdown } from '@forecourt/tenant-config/server'
import type { DefaultContent } from './load-content.ts'

const listNames = new Intl.ListFormat('en-AU', { type: 'conjunction' })

/** Where the dealer is, of what its file says. */
function describePlaces(site: Site): string[] {
  const towns = [...new Set(listLocations(site).map(({ address: { city } }) => city))]
  if (towns.length === 0) return []
  return [
    `You find us in ${escapeMarkdown(listNames.format(towns))}; addresses and opening hours are below.`,
  ]
}

/** Ways on that the site has. */
function listWays(site: Site): string[] {
  const { many } = pickStockNoun(site)
  return [
    `- [Look through our ${isUsedOnly(site) ? 'used ' : ''}${many}](${formatStockPath(site)})`,
    ...(isFeatureOn(site, 'testDrive') ? [`- [Book a test drive](${testDrive.page.path})`] : []),
    ...(isFeatureOn(site, 'tradeIn') ? ['- [Ask what yours is worth](/trade-in)'] : []),
    `- [Write to our service department](${serviceEnquiry.page.path})`,
    `- [${escapeMarkdown(site.labels.contactText)}](/contact)`,
  ]
}

/**
 * Who a dealer is that has written nothing about it: nothing but what its tenant file holds.
 * Source: `SITE-045`
 */
export function createDefaultAbout(site: Site): DefaultContent {
  const { about } = site.content
  const { many } = pickStockNoun(site)
  const own = about
    ? [`## ${escapeMarkdown(about.heading)}`, ...about.paragraphs.map(escapeMarkdown)]
    : []
  const opening = `${escapeMarkdown(site.name)} sells ${isUsedOnly(site) ? 'used ' : ''}${many}. Each one is listed here with its details, and with its price or a way to ask for it.`
  return {
    title: `About ${site.name}`,
    description: `Who ${site.name} is, where to find us and how to reach us.`,
    markdown: [
      ...(own.length > 0 ? own : [opening]),
      ...describePlaces(site),
      '## What you can do here',
      listWays(site).join('\n'),
    ].join('\n\n'),
  }
}
