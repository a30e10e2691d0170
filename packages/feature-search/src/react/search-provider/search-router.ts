import {
  chooseHistoryMethod,
  formatSearchUrl,
  parseSearchUrl,
  type SearchBase,
  type SearchState,
  type SearchUrlSettings,
} from '../../model/index.ts'
import { createScrollPlaces } from './scroll-places.ts'

/** Parts {@link createSearchRouter} is made of. */
export interface SearchRouterOptions {
  /** State of the first render; the address already says the same. */
  initialState: SearchState
  base: SearchBase
  settings: SearchUrlSettings
  /** Searches can be made around a place; otherwise addresses name none. */
  hasPlaces: boolean
}

/**
 * Keeps the address equal to the state: facets, order and pages add a history entry, text and ranges
 * rewrite the present one; back and forward bring the state back. It reads and writes the address while it is
 * followed, and then that of its page alone: a router of the app may have gone to another.
 * Source: `D-21`, `D-102`
 */
export function createSearchRouter(options: SearchRouterOptions) {
  const { base, settings, hasPlaces } = options
  const places = createScrollPlaces()
  let known = options.initialState
  let isFollowed = false
  let onUpdate: ((next: SearchState) => void) | undefined
  const isHere = () => [base.path, base.rootPath].includes(location.pathname)
  const createURL = (state: SearchState) => formatSearchUrl(state, base, settings)
  /* Searches for what the address says, where that is something else. */
  function takeUpAddress() {
    if (!isHere()) return
    const { otherParameters } = known
    const said = parseSearchUrl(currentAddress(), base, settings)
    const address = hasPlaces ? said : { ...said, near: null }
    if (createURL({ ...address, otherParameters }) === createURL(known)) return
    // A postcode this page knows no place of is for the server.
    if (address.near?.point === null) return location.reload()
    places.leave(createURL(known))
    places.returnTo(createURL(address))
    known = address
    onUpdate?.(address)
  }
  return {
    $$type: 'forecourt.searchRouter',
    read: () => known,
    createURL,
    write(state: SearchState) {
      if (!isFollowed) return
      const address = createURL(state)
      const method = chooseHistoryMethod(known, state)
      const left = createURL(known)
      known = state
      if (address === currentAddress()) return
      places.leave(left)
      if (method === 'push') history.pushState(null, '', address)
      else history.replaceState(history.state, '', address)
      // Only now, so that the browser stores the place of the entry that is left.
      places.begin()
    },
    onUpdate(callback: (next: SearchState) => void) {
      onUpdate = callback
    },
    dispose() {},
    takeUpAddress,
    /** Follows the address until the returned function is called. */
    follow() {
      isFollowed = true
      const follower = new AbortController()
      const { signal } = follower
      window.addEventListener('popstate', takeUpAddress, { signal })
      // A router of the app writes an address as it draws its page, which may end this search.
      const followLater = () => setTimeout(() => signal.aborted || takeUpAddress())
      window.navigation?.addEventListener('currententrychange', followLater, { signal })
      return () => {
        isFollowed = false
        follower.abort()
        places.dispose()
      }
    },
  }
}

function currentAddress(): string {
  return location.pathname + location.search
}
