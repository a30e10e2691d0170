import { CarCard, type CarCardProps, type CarCardSlots } from '@forecourt/feature-search'
import { resolveCardTag } from '@forecourt/stock/model'
import { LRUCache } from 'lru-cache'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const maxBytes = 16 * 2 ** 20

/** HTML by all it was made from; empty for a card that cannot be cached. */
const cards = new LRUCache<string, string>({
  maxSize: maxBytes,
  sizeCalculation: (html, key) => html.length + key.length,
})

/* Stands in every id React makes: such a card, as one without a photo, differs by its place on the page. */
const idPrefix = 'cached-card-'

/* Whatever a card is drawn from, so that one with another price or tag is another card. */
function keyOf(props: CarCardProps): unknown {
  const { car, site, nowMs, loading, priority, fetchPriority, sizes, weeklyEstimate } = props
  const settings = { ...site.search, certifiedBadge: site.features.certifiedBadge }
  const tag = resolveCardTag(car, settings, nowMs)
  return [loading, priority, fetchPriority, sizes, tag, Boolean(weeklyEstimate), car]
}

function renderCard(props: CarCardProps): string {
  const html = renderToString(createElement(CarCard, props), { identifierPrefix: idPrefix })
  return html.includes(idPrefix) ? '' : html
}

/**
 * Cards as HTML, rendered once for all pages of a site that show the same car: they are half of what a
 * page of results costs. Only for servers, and only for cards with the site's own slots.
 * @param version names the site and what it is configured to; it changes with the tenant file
 */
export function createCachedCards(version: string): NonNullable<CarCardSlots['htmlOf']> {
  return (props) => {
    const key = `${version}\n${JSON.stringify(keyOf(props))}`
    const cached = cards.get(key)
    const html = cached ?? renderCard(props)
    if (cached === undefined) cards.set(key, html)
    return html === '' ? undefined : html
  }
}
