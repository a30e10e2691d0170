import { rememberAnnouncement } from './announcement.ts'
import type { VisitedCar } from './view-call.ts'

/** Something on the page that is counted. */
export type VisitEvent = 'usedVehicleView' | 'phoneClick' | 'historyReport'

/** Input of the page's script. */
export interface CarVisitEffects {
  /** Called with everything that is counted; it must not throw. */
  onEvent: (details: { event: VisitEvent; car: VisitedCar }) => void
  /** Presses before this was called, which count as well. Default none. */
  presses?: readonly Event[]
}

function readCar(page: Document): VisitedCar | null {
  const text = page.querySelector('[data-visited-car]')?.textContent
  return text ? (JSON.parse(text) as VisitedCar) : null
}

const events = [
  ['a[href^="tel:"]', 'phoneClick'],
  ['a[data-report="history"]', 'historyReport'],
] as const

/**
 * Behaviour of a vehicle page without React: remembers a hidden announcement, and counts the view of a
 * used car and presses on telephone numbers and history reports. A press that somebody else took
 * (`preventDefault`), such as the one that reveals a number, counts no call.
 * @returns the car of the page, for `visitCar`; null on a page without one
 * Source: `EVT-001` to `EVT-003`, `D-40`, `D-45`
 */
export function connectCarVisit(
  page: Document,
  { onEvent, presses = [] }: CarVisitEffects,
): VisitedCar | null {
  rememberAnnouncement(page)
  const car = readCar(page)
  if (!car) return null
  if (car.carType === 'used') onEvent({ event: 'usedVehicleView', car })
  const onPress = ({ target, defaultPrevented }: Event) => {
    if (defaultPrevented || !(target instanceof Element)) return
    for (const [selector, event] of events) if (target.closest(selector)) onEvent({ event, car })
  }
  presses.forEach(onPress)
  page.addEventListener('click', onPress)
  return car
}
