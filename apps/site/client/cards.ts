import { awaitCarLists, findBrowserStorages } from '@forecourt/feature-leads/car-lists'
import { runAtIdle } from '@forecourt/islands/client'
import { isPlainClick } from '@forecourt/ui/plain-click'

/** An enquiry link opens its page in a dialog; when that fails, the link leads there after all. */
async function openEnquiry(link: HTMLAnchorElement): Promise<void> {
  link.ariaBusy = 'true'
  try {
    const { openQuickEnquiry } = await import('./quick-enquiry.tsx')
    await openQuickEnquiry(link)
  } catch {
    location.assign(link.href)
  }
  link.ariaBusy = null
}

function takeEnquiry(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null
  const link = target?.closest<HTMLAnchorElement>('a[data-enquire]')
  if (!link || !isPlainClick(event)) return
  event.preventDefault()
  if (!link.ariaBusy) void openEnquiry(link)
}

/**
 * Connects the cards of a page: what is saved and compared, and the quick enquiry. Only what
 * shows the lists is here; a press fetches the rest, and so does a page that has something to keep.
 */
export function connectCards(page: Document): void {
  const siteId = page.documentElement.dataset.tenant ?? ''
  const storage = findBrowserStorages().local
  let connected: Promise<void> | undefined
  const connect = () =>
    (connected ??= import('./car-lists.ts').then((module) => module.connect(siteId, storage)))
  awaitCarLists(page, { siteId, storage, connect })
  page.addEventListener('click', takeEnquiry)
  const hasToKeep = page.querySelector('[data-viewed-car]') || location.pathname === '/favourites'
  if (hasToKeep) {
    runAtIdle(() => {
      connect().catch((error: unknown) => console.warn('Saved cars cannot be stored:', error))
    })
  }
}
