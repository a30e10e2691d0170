import { eventNumber, sendEvent } from '@forecourt/feature-leads/events'

/** How long an address has to stay before it counts, in milliseconds: longer than a typist's pause. */
const settleMs = 1000

const signs = ['click', 'input', 'keyup', 'submit'] as const

/**
 * Counts what is searched for: the address of the page, which is the whole state of a search, once it
 * has settled, and again whenever it has become another one. Typing towards a word is one search.
 */
export function countSearchViews(): void {
  let counted: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const count = () => {
    const state = location.pathname + location.search
    if (state === counted) return
    counted = state
    sendEvent({ eventId: eventNumber.searchView })
  }
  const settle = () => {
    clearTimeout(timer)
    timer = setTimeout(count, settleMs)
  }
  for (const sign of signs) document.addEventListener(sign, settle, { passive: true })
  addEventListener('popstate', settle)
  // A slow answer moves the address later than any sign of the visitor.
  if ('navigation' in window) navigation.addEventListener('currententrychange', settle)
  count()
}
