import { eventNumber, sendEvent } from '@forecourt/feature-leads/events'
import { connectCarVisit } from '@forecourt/feature-vdp/car-visit'
import { atIdle } from './prefetch-island.ts'

/** Runs now, or once a page that was rendered ahead is really looked at. */
function whenLookedAt(page: Document, run: () => void): void {
  const isAhead = 'prerendering' in page && page.prerendering === true
  if (isAhead) page.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

/**
 * What a vehicle page does before anybody asks: events, the hidden announcement, and, once the
 * browser is idle, the call that counts the view.
 * @param wire brings islands inside replaced parts to life
 */
export function connectCarPage(page: Document, wire: (root: ParentNode) => void): void {
  whenLookedAt(page, () => {
    const car = connectCarVisit(page, {
      onEvent: ({ event, car: { id, dealershipId } }) =>
        sendEvent({ eventId: eventNumber[event], carId: id, dealershipId }),
    })
    if (!car) return
    const onRenewed = (parts: readonly Element[]) => parts.forEach(wire)
    atIdle(() => void import('./car-visit.ts').then(({ visit }) => visit(page, car, onRenewed)))
  })
}
