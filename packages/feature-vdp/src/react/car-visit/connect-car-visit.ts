import { dismissalCookie, dismissedBanners } from '@forecourt/ui/banner'
import type { VisitedCar } from './view-call.ts'

/** Something on the page that is counted. */
export type VisitEvent = 'usedVehicleView' | 'phoneClick' | 'historyReport'

/** What the page's script is given. */
export interface CarVisitEffects {
  /** Told of everything that is counted; it must not throw. */
  onEvent: (details: { event: VisitEvent; car: VisitedCar }) => void
}

function readCar(page: Document): VisitedCar | null {
  const text = page.querySelector('[data-visited-car]')?.textContent
  return text ? (JSON.parse(text) as VisitedCar) : null
}

/** Hides an announcement the visitor hid before, and remembers one that is hidden now. */
function connectAnnouncement(page: Document): void {
  const bar = page.querySelector<HTMLElement>('[data-announcement]')
  const details = bar?.querySelector('details')
  const key = bar?.dataset.announcement
  if (!details || !key) return
  if (dismissedBanners(page.cookie).includes(key)) details.open = false
  details.addEventListener('toggle', () => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the server must read it with the next page
    if (!details.open) page.cookie = dismissalCookie(page.cookie, key)
  })
}

const events = [
  ['a[href^="tel:"]', 'phoneClick'],
  ['a[data-report="history"]', 'historyReport'],
] as const

/**
 * What a vehicle page does without React and before anybody asks: remembers a hidden announcement,
 * and counts presses on telephone numbers and history reports. A press that somebody else took
 * (`preventDefault`), such as the one that reveals a number, counts no call.
 * @returns the car of the page, for `visitCar`; null on a page without one
 * Source: `EVT-001` to `EVT-003`, `D-40`, `D-45`
 */
export function connectCarVisit(page: Document, { onEvent }: CarVisitEffects): VisitedCar | null {
  connectAnnouncement(page)
  const car = readCar(page)
  if (!car) return null
  if (car.carType === 'used') onEvent({ event: 'usedVehicleView', car })
  page.addEventListener('click', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof Element)) return
    for (const [selector, event] of events) if (target.closest(selector)) onEvent({ event, car })
  })
  return car
}
