import {
  chooseHistoryMethod,
  formatSearchUrl,
  parseSearchUrl,
  type SearchBase,
  type SearchState,
  type SearchUrlSettings,
} from '../../model/index.ts'

/** Parts {@link createSearchRouter} is made of. */
export interface SearchRouterOptions {
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
  const { base, settings } = options
  let known = options.initialState
  let onPopState: (() => void) | undefined
  return {
    $$type: 'forecourt.searchRouter',
    read: () => known,
    createURL: (state: SearchState) => formatSearchUrl(state, base, settings),
    write(state: SearchState) {
      const address = formatSearchUrl(state, base, settings)
      const method = chooseHistoryMethod(known, state)
      known = state
      if (address === currentAddress()) return
      if (method === 'push') history.pushState(null, '', address)
      else history.replaceState(history.state, '', address)
    },
    onUpdate(callback: (next: SearchState) => void) {
      if (typeof window === 'undefined') return
      onPopState = () => {
        known = parseSearchUrl(currentAddress(), base, settings)
        callback(known)
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
