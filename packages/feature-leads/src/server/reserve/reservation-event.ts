import type { Car } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import type { EventMessage } from '../../model/event-message.ts'
import { reservation } from '../../model/kinds/reservation.ts'
import { createLeadEvent } from '../../model/lead-event.ts'
import { describeReason } from '../describe-reason.ts'
import type { LeadsLogger } from '../leads-logger.ts'

/** Records what a page with script would tell by itself; nobody waits for it. Source: `D-77` */
export function recordReservation(
  {
    recordEvent,
    clock,
    logger,
  }: {
    recordEvent?: (siteId: string, event: EventMessage, receivedAt: Date) => Promise<void>
    clock: () => Date
    logger: LeadsLogger
  },
  site: Site,
  car: Car,
  url: string,
): void {
  const at = clock()
  const { category } = reservation
  const message: EventMessage = {
    event_id: createLeadEvent({
      category,
      subcategory: '',
      car: { carType: car.car_type, tag: car.tag },
    }),
    car_id: car.id,
    dealership_id: car.dealership_id,
    website_id: site.id,
    url,
    at: at.toISOString(),
  }
  recordEvent?.(site.id, message, at).catch((error: unknown) =>
    logger.warn('The event of a reservation was not recorded', {
      site: site.id,
      reason: describeReason(error),
    }),
  )
}
