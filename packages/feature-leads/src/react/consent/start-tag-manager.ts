import { formatClientStorageKey, type KeyValueStorage } from '../../model/client-storage.ts'
import { readCountingConsent, rememberCountingConsent } from '../../model/counting-consent.ts'
import type { EventMessage } from '../../model/event-message.ts'
import { nameEvent } from '../../model/event-number.ts'
import { observeEvents } from '../events/send-event.ts'

/** Parts Google Tag Manager is started with. */
export interface TagManagerOptions {
  siteId: string
  /** `localStorage`, or `null` where it is blocked: nobody is asked then, because the answer would be lost. */
  storage: KeyValueStorage | null
  now: Date
  /** True for a browser that refuses for its owner (Global Privacy Control): nobody is asked, nothing is counted. */
  refuses: boolean
  /** Address of the code, without its query. Default Google's. */
  source?: string
}

const googleSource = 'https://www.googletagmanager.com/gtm.js'

/** Queue of Google Tag Manager, which its code reads. */
interface TagManagerWindow extends Window {
  dataLayer?: object[]
}

const entryOf = ({ event_id, car_id, dealership_id, url }: EventMessage) => ({
  event: nameEvent(event_id),
  event_id,
  ...(car_id ? { car_id } : {}),
  ...(dealership_id ? { dealership_id } : {}),
  page_location: url,
})

function loadTagManager(page: Document, address: string): void {
  const view = page.defaultView as TagManagerWindow
  view.dataLayer ??= []
  const queue = view.dataLayer
  queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = page.createElement('script')
  script.async = true
  script.src = address
  page.head.append(script)
  observeEvents((event) => queue.push(entryOf(event)))
}

/** Lifts what stands at the foot of the window above the banner, which would cover it. */
function reportHeight(banner: HTMLElement): void {
  const { style } = banner.ownerDocument.documentElement
  const report = () => style.setProperty('--covered-bottom', `${banner.offsetHeight}px`)
  new ResizeObserver(report).observe(banner)
}

/** Runs when the answer may have changed in another tab, or before the browser went back to this very page. */
function whenAnsweredElsewhere(page: Document, key: string, run: () => void): void {
  page.defaultView?.addEventListener('storage', (event) => {
    if (!event.key || event.key === key) run()
  })
  page.defaultView?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) run()
  })
}

/**
 * Loads Google Tag Manager for a visitor who agreed, and tells it the events of the page; asks one who has not
 * answered. An answer given in another tab holds here too, and on a page the browser goes back to. Elements with
 * `data-change-consent` are shown, and a press on one asks again. For a visitor who withdraws
 * the agreement the page is loaded again, without the code.
 * @param banner of `ConsentBanner`
 * Source: `D-100`, `PLUS-036`
 */
export function startTagManager(
  banner: HTMLElement,
  { siteId, storage, now, refuses, source = googleSource }: TagManagerOptions,
): void {
  const page = banner.ownerDocument
  let isLoaded = false
  const load = () => {
    if (isLoaded) return
    isLoaded = true
    loadTagManager(page, `${source}?id=${banner.dataset.tagManager ?? ''}`)
  }
  const follow = () => {
    const answer = refuses ? false : readCountingConsent(storage, siteId, now)
    banner.hidden = answer !== null || storage === null
    if (answer) load()
    else if (isLoaded) page.defaultView?.location.reload()
  }
  follow()
  reportHeight(banner)
  whenAnsweredElsewhere(page, formatClientStorageKey(siteId, 'consent'), follow)
  let opener: HTMLElement | null = null
  banner.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element && target.closest<HTMLElement>('[data-consent]')
    if (!choice) return
    const agrees = choice.dataset.consent === 'yes'
    rememberCountingConsent(storage, siteId, agrees, now)
    banner.hidden = true
    opener?.focus()
    if (agrees) load()
    else if (isLoaded) page.defaultView?.location.reload()
  })
  for (const change of page.querySelectorAll<HTMLElement>('[data-change-consent]')) {
    change.hidden = false
    change.addEventListener('click', () => {
      opener = change
      banner.hidden = false
      banner.querySelector<HTMLElement>('[data-consent]')?.focus()
    })
  }
}
