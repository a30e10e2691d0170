import { hideDismissedAnnouncement } from '@forecourt/feature-vdp/car-visit'
import { runAtIdle } from '@forecourt/islands/client'

/** Runs now, or once a page that was rendered ahead is really looked at. */
function whenLookedAt(page: Document, run: () => void): void {
  const isAhead = 'prerendering' in page && page.prerendering === true
  if (isAhead) page.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

/**
 * Hides what the visitor hid before; once the browser is idle, fetches what counts the view. What is
 * pressed until then is held for it.
 * @param wire starts the islands inside replaced parts
 */
export function connectCarPage(page: Document, wire: (root: ParentNode) => void): void {
  hideDismissedAnnouncement(page)
  const presses: Event[] = []
  const keep = (event: Event) => void presses.push(event)
  page.addEventListener('click', keep)
  const begin = async () => {
    const { visit } = await import('./car-visit.ts')
    page.removeEventListener('click', keep)
    visit(page, presses, wire)
  }
  whenLookedAt(page, () => {
    runAtIdle(() => {
      begin().catch((error: unknown) => console.warn('The view was not counted:', error))
    })
  })
}
