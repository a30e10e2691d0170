import {
  type ClientStorageName,
  formatClientStorageKey,
  type KeyValueStorage,
  readClientStorage,
} from '../../model/client-storage.ts'
import { formatComparePath } from '../../model/compare-path.ts'

/** Buttons that change a list. */
export const listButtonSelector = '[data-car-list], [data-compare-clear], [data-compare-remove]'

/** The button of a list that was pressed; null for any other press. */
export function findPressedButton(event: Event): HTMLButtonElement | null {
  if (event.defaultPrevented || !(event.target instanceof Element)) return null
  return event.target.closest<HTMLButtonElement>(listButtonSelector)
}

const setAttribute = (element: Element, name: string, value: string) => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

const setText = (element: Element, text: string) => {
  if (element.textContent !== text) element.textContent = text
}

/** Shows on every button, count and bar of a page what is saved and compared. */
export function showCarLists(
  page: Document,
  saved: readonly number[],
  compared: readonly number[],
): void {
  const all = (selector: string) => page.querySelectorAll<HTMLElement>(selector)
  for (const button of all('[data-car-list]')) {
    const ids = button.dataset.carList === 'compare' ? compared : saved
    const isSaved = ids.includes(Number(button.getAttribute('value')))
    setAttribute(button, 'aria-pressed', String(isSaved))
  }
  for (const count of all('[data-saved-count]')) {
    count.hidden = saved.length === 0
    setText(count, String(saved.length))
  }
  for (const bar of all('[data-compare-bar]')) {
    bar.hidden = compared.length === 0
    for (const link of bar.querySelectorAll('a'))
      setAttribute(link, 'href', formatComparePath(compared))
  }
  for (const count of all('[data-compare-count]')) setText(count, String(compared.length))
}

const readIds = (data: unknown) =>
  Array.isArray(data)
    ? data.map((entry) => Number(entry?.id ?? entry)).filter((id) => id > 0)
    : null

/** The lists of a page before anything of them is needed. */
export interface AwaitedCarLists {
  siteId: string
  /** `localStorage`, or `null` where it is blocked. */
  storage: KeyValueStorage | null
  /** Fetches the rest and connects it. */
  connect: () => Promise<unknown>
}

/**
 * Shows the lists of a page with the least there is to fetch, and fetches the rest on the first
 * press, which is held and played again. Where that fails the press sends its form.
 * @returns leaves what comes on the page to what is connected: of a damaged list the two count other entries, and
 *   would correct each other for ever
 */
export function awaitCarLists(
  page: Document,
  { siteId, storage, connect }: AwaitedCarLists,
): () => void {
  const idsOf = (name: ClientStorageName) =>
    readClientStorage(storage, formatClientStorageKey(siteId, name), readIds) ?? []
  const show = () => showCarLists(page, idsOf('favourites'), idsOf('compare'))
  const held = new Set<HTMLButtonElement>()
  const play = (how: (button: HTMLButtonElement) => void) => {
    page.removeEventListener('click', hold)
    held.forEach(how)
  }
  const hold = (event: Event) => {
    const button = findPressedButton(event)
    if (!button) return
    event.preventDefault()
    if (held.size === 0)
      connect().then(
        // While the press of a key is under way, the browser ignores another.
        () => setTimeout(() => play((each) => each.click())),
        () => play((each) => each.form?.requestSubmit(each)),
      )
    held.add(button)
  }
  page.addEventListener('click', hold)
  // Another tab may save, and a page that comes back from the browser's memory has missed what happened.
  for (const sign of ['storage', 'pageshow']) window.addEventListener(sign, show)
  const arrivals = new MutationObserver(show)
  arrivals.observe(page.body, { childList: true, subtree: true })
  show()
  return () => arrivals.disconnect()
}
