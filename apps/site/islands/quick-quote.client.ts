import { createHttpQuote } from '@forecourt/feature-finance/adapters'
import { hydrateIsland } from '@forecourt/islands/hydrate'
import { followFinanceForm } from '../client/finance-form.ts'
import { quickQuoteIsland } from './quick-quote.tsx'

export const hydrate = hydrateIsland(quickQuoteIsland, ({ provider, base, start }) => {
  followFinanceForm(document, base, start)
  return {
    ask: createHttpQuote({ fetch: (input, init) => fetch(input, init), provider }),
    onFailure: (message) => console.warn(message),
  }
})
