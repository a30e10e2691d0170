import { awaitCarLists, findBrowserStorages } from '@forecourt/feature-leads/car-lists'
import { runAtIdle } from '@forecourt/islands/client'
import { isPlainClick } from '@forecourt/ui/plain-click'

const loadQuickEnquiry = () => import('./quick-enquiry.tsx')

/** An enquiry link opens its page in a dialog; when that fails, the link leads there after all. */
async function openEnquiry(link: HTMLAnchorElement): Promise<void> {
  link.ariaBusy = 'true'
  try {
    const { openQuickEnquiry } = await loadQuickEnquiry()
    await openQuickEnquiry(link)
  } catch {
    location.assign(link.href)
  }
  link.ariaBusy = null
}

const enquiryLinkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-enquire]') : null

const intents = ['pointerover', 'touchstart', 'focusin'] as const

/** Fetches the code of the forms once a visitor reaches for one. */
function awaitIntent(page: Document): void {
  const fetchCode = (event: Event) => {
    if (!enquiryLinkOf(event)) return
    for (const intent of intents) page.removeEventListener(intent, fetchCode)
    loadQuickEnquiry().catch(() => undefined)
  }
  for (const intent of intents) page.addEventListener(intent, fetchCode, { passive: true })
}

function takeEnquiry(event: MouseEvent): void {
  const link = enquiryLinkOf(event)
  if (!link || !isPlainClick(event)) return
  event.preventDefault()
  if (!link.ariaBusy) void openEnquiry(link)
}

/** Fetches the code that lays the photos of a card beside each other once a card is touched. */
function awaitSwipe(page: Document): void {
  const fetchCode = (event: TouchEvent) => {
    if (!(event.target instanceof Element && event.target.closest('article'))) return
    page.removeEventListener('touchstart', fetchCode)
    import('./photo-swipe.ts').then(
      ({ connectSwipe }) => connectSwipe(page, event),
      () => awaitSwipe(page),
    )
  }
  page.addEventListener('touchstart', fetchCode, { passive: true })
}

/**
 * Connects the cards of a page: what is saved and compared, and the quick enquiry. Only what
 * shows the lists is here; a press fetches the rest, and so does a page that has something to keep.
 */
export function connectCards(page: Document): void {
  const siteId = page.documentElement.dataset.tenant ?? ''
  const storage = findBrowserStorages().local
  let connected: Promise<void> | undefined
  const connectLists = async () => {
    const lists = await import('./car-lists.ts')
    leaveToConnected()
    lists.connect(siteId, storage)
  }
  const connect = () => (connected ??= connectLists())
  const leaveToConnected = awaitCarLists(page, { siteId, storage, connect })
  page.addEventListener('click', takeEnquiry)
  awaitIntent(page)
  awaitSwipe(page)
  const hasToKeep = page.querySelector('[data-viewed-car]') || location.pathname === '/favourites'
  if (hasToKeep) {
    runAtIdle(() => {
      connect().catch((error: unknown) => console.warn('Saved cars cannot be stored:', error))
    })
  }
}
