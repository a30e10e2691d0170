import { isWatchButtonShown } from '../../model/watchlist/watchlist.ts'
import { changeWatchlist, type WatchlistCalls } from '../../model/watchlist/watchlist-calls.ts'

/** Parts a page's watchlist is connected with. */
export interface WatchlistOptions {
  calls: WatchlistCalls
  /** Shows words of a change that failed, as an alert. Source: `LEAD-074` */
  onFailure: (failure: { message: string }) => void
  /** Leads to sign-in. Default: sends the button's own form, which asks for it. */
  onSignIn?: (button: HTMLButtonElement) => void
}

const buttonSelector = 'button[data-watch]'

/**
 * Connects every watch button of a page, present and future, with one listener. Needs no React.
 * @returns what takes it away again
 * Source: `D-63`, `LEAD-068` to `LEAD-076`
 */
export function connectWatchlist(
  page: Document,
  { calls, onFailure, onSignIn = sendForm }: WatchlistOptions,
): () => void {
  const watched = new Set(
    [...page.querySelectorAll<HTMLButtonElement>(`${buttonSelector}[aria-pressed=true]`)].map(idOf),
  )
  const underWay = new Set<number>()
  // A list that was asked for before a press knows nothing of it.
  const pressed = new Set<number>()
  const show = () => showWatched(page, watched)
  const change = (carId: number, isWatched: boolean) => {
    if (isWatched) watched.add(carId)
    else watched.delete(carId)
    show()
  }
  const toggle = async (button: HTMLButtonElement) => {
    const carId = idOf(button)
    if (underWay.has(carId)) return
    underWay.add(carId)
    pressed.add(carId)
    const isWatched = !watched.has(carId)
    await changeWatchlist(
      calls,
      { carId, isWatched },
      {
        show: (shown) => change(carId, shown),
        signIn: () => onSignIn(button),
        fail: (message) => onFailure({ message }),
      },
    )
    underWay.delete(carId)
  }
  const onClick = (event: MouseEvent) => {
    const button = findButton(event)
    if (!button || sent.has(button)) return
    event.preventDefault()
    void toggle(button)
  }
  const load = async () => {
    const cars = await calls.list()
    for (const { id } of cars) if (!pressed.has(id)) watched.add(id)
    show()
  }
  // A list that cannot be read leaves the buttons as the server wrote them.
  load().catch((error: unknown) => console.warn('The watchlist could not be read:', error))
  page.addEventListener('click', onClick)
  const cars = new MutationObserver(show)
  cars.observe(page.body, { childList: true, subtree: true })
  return () => {
    page.removeEventListener('click', onClick)
    cars.disconnect()
  }
}

const idOf = (button: HTMLButtonElement) => Number(button.value)

const findButton = ({ target, defaultPrevented }: MouseEvent) =>
  defaultPrevented || !(target instanceof Element)
    ? null
    : target.closest<HTMLButtonElement>(buttonSelector)

/** Buttons whose press is left to the browser. */
const sent = new WeakSet<HTMLButtonElement>()

function sendForm(button: HTMLButtonElement): void {
  sent.add(button)
  button.form?.requestSubmit(button)
}

/** Shows on every button of a page what is watched. */
function showWatched(page: Document, watched: ReadonlySet<number>): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>(buttonSelector)) {
    const isWatched = watched.has(idOf(button))
    const pressed = String(isWatched)
    if (button.getAttribute('aria-pressed') !== pressed)
      button.setAttribute('aria-pressed', pressed)
    const isHidden = !isWatchButtonShown(button.dataset['watch'] === 'sold', isWatched)
    if (button.hidden !== isHidden) button.hidden = isHidden
  }
  for (const link of page.querySelectorAll<HTMLElement>('[data-watch-list]')) {
    const isWatched = String(watched.has(Number(link.dataset['watchList'])))
    if (link.dataset['watched'] !== isWatched) link.dataset['watched'] = isWatched
  }
}
