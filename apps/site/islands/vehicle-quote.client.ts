import { createHttpQuote } from '@forecourt/feature-finance/adapters'
import { hydrateIsland } from '@forecourt/islands/hydrate'
import { vehicleQuoteIsland } from './vehicle-quote.tsx'

export const hydrate = hydrateIsland(vehicleQuoteIsland, ({ provider }) => ({
  ask: createHttpQuote({ fetch: (input, init) => fetch(input, init), provider }),
}))
