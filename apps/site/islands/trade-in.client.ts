import { createHttpTradeInSender, createValuationPoster } from '@forecourt/feature-leads/adapters'
import { sendEvent } from '@forecourt/feature-leads/events'
import { hydrateIsland } from '@forecourt/islands/hydrate'
import { tradeInIsland } from './trade-in.tsx'

const ask: typeof fetch = (...request) => fetch(...request)

const postValuation = createValuationPoster({
  fetch: ask,
  onFailure: (reason) => console.warn('The valuation was not posted', reason),
})

export const hydrate = hydrateIsland(tradeInIsland, {
  send: createHttpTradeInSender({ fetch: ask }),
  onEvent: (event) => sendEvent(event),
  onElsewhere: (path) => location.assign(path),
  onValued: (page) => void postValuation(page),
})
