import {
  chooseHistoryMethod,
  formatSearchUrl,
  parseSearchUrl,
  type SearchBase,
  type SearchState,
  type SearchUrlSettings,
} from '../../model/index.ts'
import type { StockIndexUiState } from './connect-stock-search.ts'

/** InstantSearch's state as the address sees it: our state under the name of the index. */
export type SearchRoute = Record<string, StockIndexUiState>

/** Parts {@link createSearchRouter} is made of. */
export interface SearchRouterOptions {
  indexName: string
  /** State of the first render; the address already says the same. */
  initialState: SearchState
  base: SearchBase
  settings: SearchUrlSettings
}

/**
 * Keeps the address equal to the state: facets, order and pages add a history entry, text and ranges
 * rewrite the present one; back and forward bring the state back. Does nothing on a server.
 * Source: `D-21`, `D-102`
 */
export function createSearchRouter(options: SearchRouterOptions) {
  const { indexName, base, settings } = options
  let known = options.initialState
  let onPopState: (() => void) | undefined
  const route = (stock: SearchState): SearchRoute => ({ [indexName]: { stock } })
  return {
    $$type: 'forecourt.searchRouter',
    read: (): SearchRoute => route(known),
    createURL: (next: SearchRoute) =>
      formatSearchUrl(next[indexName]?.stock ?? known, base, settings),
    write(next: SearchRoute) {
      const state = next[indexName]?.stock ?? known
      const address = formatSearchUrl(state, base, settings)
      const method = chooseHistoryMethod(known, state)
      known = state
      if (address === currentAddress()) return
      if (method === 'push') history.pushState(null, '', address)
      else history.replaceState(history.state, '', address)
    },
    onUpdate(callback: (next: SearchRoute) => void) {
      if (typeof window === 'undefined') return
      onPopState = () => {
        known = parseSearchUrl(currentAddress(), base, settings)
        callback(route(known))
      }
      window.addEventListener('popstate', onPopState)
    },
    dispose() {
      if (onPopState !== undefined) window.removeEventListener('popstate', onPopState)
    },
  }
}

function currentAddress(): string {
  return location.pathname + location.search
}
