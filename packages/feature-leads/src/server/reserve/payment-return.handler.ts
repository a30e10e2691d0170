import {
  type Car,
  findReserveTemplate,
  formatCarPath,
  formatReserveHref,
} from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { formatJourneyHref, JOURNEY_PATH } from '../../model/journey/journey-step.ts'
import type { Reservation } from '../../model/reserve/reservation.ts'
import { describeReason } from '../describe-reason.ts'
import { createSeeOther, isSecureRequest } from '../see-other.ts'
import { formatReservationCookie } from './reservation-cookie.ts'
import { recordReservation } from './reservation-event.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import { createReservedResponse } from './reserved-response.ts'
import { settleReservation } from './settle-reservation.ts'

/** Needs of the handler of visitors who come back from another page. */
export interface PaymentReturnOptions extends ReservationPorts {}

/** Path of the page on which a car is reserved here; the car's own where that is somewhere else. */
export function findCheckoutPath(car: Car, { routing }: Pick<Site, 'routing'>): string {
  const href = formatReserveHref(findReserveTemplate(routing.reservePath), car)
  if (href?.startsWith(`${JOURNEY_PATH}?`)) return formatJourneyHref(car)
  return href?.startsWith(`${formatCarPath(car)}/`) ? href : formatCarPath(car)
}

/** Path of the page a reservation was begun on: a purchase goes on at its deposit. */
const findPageOf = ({ lead }: Reservation, car: Car, site: Site): string =>
  lead.payload.journey ? formatJourneyHref(car, 'deposit') : findCheckoutPath(car, site)

/**
 * Handler of `GET /api/reservations/{id}/return`, where the bank or the processor sends a visitor back to: asks
 * the processor what became of the payment, carries the reservation on, and leads to the page that says so.
 * Source: `D-13`, `PLUS-106`
 */
export function createPaymentReturnHandler(
  options: PaymentReturnOptions,
): (request: Request, site: Site) => Promise<Response> {
  return async (request, site) => {
    const [, , , id = ''] = new URL(request.url).pathname.split('/')
    const reservation = await options.reservations.find(site.id, id)
    const car = reservation && (await options.findCar(site.id, reservation.carId))
    const processor = reservation && options.processorOf(site.id, reservation.processor)
    if (!reservation || !car || !processor) return createSeeOther('/')
    const cookie = formatReservationCookie(id, isSecureRequest(request))
    try {
      const settled = await settleReservation(options, { site, processor }, reservation, null)
      const isKnown = settled.kind === 'reserved' && !settled.isNew
      if (!isKnown) options.onReservation?.(settled.kind)
      if (settled.kind !== 'reserved')
        return createSeeOther(findPageOf(reservation, car, site), [cookie])
      if (!isKnown) recordReservation(options, site, car, request.url)
      return createReservedResponse(car, reservation, request)
    } catch (error) {
      const reason = describeReason(error)
      options.logger.error('A reservation was not carried on', { site: site.id, reason })
      return createSeeOther(findPageOf(reservation, car, site), [cookie])
    }
  }
}
