import { findBrowserStorages, findListPath, rememberList } from '@forecourt/feature-leads/car-lists'
import { eventNumber, sendEvent } from '@forecourt/feature-leads/events'
import { connectCarVisit, countPrice, visitCar } from '@forecourt/feature-vdp/car-visit'

/**
 * Counts what is looked at and pressed on a vehicle page, puts right what changed since it was
 * rendered, and lets the compared price count up.
 * @param presses what was pressed before this arrived
 * @param wire starts the islands inside replaced parts
 */
export function visit(
  page: Document,
  presses: readonly Event[],
  wire: (root: ParentNode) => void,
): void {
  const car = connectCarVisit(page, {
    presses,
    onEvent: ({ event, car: { id, dealershipId } }) =>
      sendEvent({ eventId: eventNumber[event], carId: id, dealershipId }),
  })
  countPrice(page)
  const list = findListPath(page.referrer, location.origin)
  const siteId = page.documentElement.dataset['tenant'] ?? ''
  // The page after an enquiry leads back to the very list.
  if (list) rememberList(findBrowserStorages().session, siteId, list)
  if (car) void visitCar(page, car, (parts) => parts.forEach(wire))
}
