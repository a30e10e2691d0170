import { runAtIdle } from '@forecourt/islands/client'

/**
 * Fetches the code of the watch buttons once the browser is idle, or at the first press, which is held and
 * played again. Where the code does not come the press sends its form.
 */
export function awaitWatchlist(page: Document): void {
  const held = new Set<HTMLButtonElement>()
  const play = (how: (button: HTMLButtonElement) => void) => {
    page.removeEventListener('click', hold)
    held.forEach(how)
  }
  let hasBegun = false
  const connect = async () => {
    if (hasBegun) return
    hasBegun = true
    try {
      const list = await import('./watchlist.ts')
      list.connect(page)
      play((button) => button.click())
    } catch (error) {
      console.warn('Watched vehicles are not shown:', error)
      play((button) => button.form?.requestSubmit(button))
    }
  }
  const hold = (event: MouseEvent) => {
    const { target } = event
    const button = target instanceof Element ? target.closest('button[data-watch]') : null
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    held.add(button)
    void connect()
  }
  page.addEventListener('click', hold)
  runAtIdle(() => void connect())
}
