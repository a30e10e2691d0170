import { appointmentRule } from '../../model/appointment.ts'
import type { BookedTime, LeadStore } from '../../model/lead-store.ts'
import { describeReason } from '../describe-reason.ts'
import type { LeadsLogger } from '../leads-logger.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Ports that booked times are read through. */
export interface BookedTimesPorts {
  store: Pick<LeadStore, 'listBooked'>
  clock: () => Date
  logger: LeadsLogger
}

/** Times of a location that leads have taken, from now until the last day that is offered. */
export const listBookedAhead = (
  { store, clock }: Pick<BookedTimesPorts, 'store' | 'clock'>,
  siteId: string,
  locationId: number,
): Promise<readonly BookedTime[]> => {
  const now = clock()
  const end = new Date(now.getTime() + (appointmentRule.days + 1) * dayMs)
  return store.listBooked(siteId, locationId, now, end)
}

/**
 * Times of a location that leads have taken; none while the store does not answer, since a time that is taken
 * is refused when it is sent.
 */
export async function loadBookedTimes(
  ports: BookedTimesPorts,
  siteId: string,
  locationId: number | null,
): Promise<readonly BookedTime[]> {
  if (locationId === null) return []
  try {
    return await listBookedAhead(ports, siteId, locationId)
  } catch (error) {
    ports.logger.warn('Times that are taken could not be read', {
      site: siteId,
      reason: describeReason(error),
    })
    return []
  }
}
