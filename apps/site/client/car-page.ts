import { hideDismissedAnnouncement } from '@forecourt/feature-vdp/car-visit'
import { runAtIdle } from '@forecourt/islands/client'
import { whenLookedAt } from './when-looked-at.ts'

/**
 * Hides what the visitor hid before; once the browser is idle, or at the first press, fetches what
 * counts the view. What is pressed until then is held for it.
 * @param wire starts the islands inside replaced parts
 */
export function connectCarPage(page: Document, wire: (root: ParentNode) => void): void {
  hideDismissedAnnouncement(page)
  const presses: Event[] = []
  const visit = async () => {
    const code = await import('./car-visit.ts')
    page.removeEventListener('click', keep)
    code.visit(page, presses, wire)
  }
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    visit().catch((error: unknown) => console.warn('The view was not counted:', error))
  }
  const keep = (event: Event) => {
    presses.push(event)
    begin()
  }
  page.addEventListener('click', keep)
  whenLookedAt(page, () => runAtIdle(begin))
}
