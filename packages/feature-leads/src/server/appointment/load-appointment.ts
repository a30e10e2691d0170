import { findLocationById } from '@forecourt/feature-locations/model'
import type { Site } from '@forecourt/tenant-config/model'
import { formatTimeKey } from '../../model/appointment.ts'
import { readAppointmentToken } from '../../model/appointment-link.ts'
import { formatStartKey, listFreeDays } from '../../model/appointment-slots.ts'
import type { AppointmentView } from '../../model/appointment-view.ts'
import { describeAppointment } from '../../model/booked-appointment.ts'
import type { BookedLead } from '../../model/lead-store.ts'
import { describeReason } from '../describe-reason.ts'
import type { AppointmentPagePorts } from './appointment-change-ports.ts'
import { loadBookedTimes } from './load-booked-times.ts'

/** The lead of a link, with the time it takes; null for a link that is none of this site. */
export async function findLinkedLead(
  { store, linkKey }: Pick<AppointmentPagePorts, 'store' | 'linkKey'>,
  site: Site,
  token: string,
): Promise<BookedLead | null> {
  const leadId = await readAppointmentToken(await linkKey(site.id), site.id, token)
  return leadId === null ? null : store.findAppointment(site.id, leadId)
}

/** Everything the page of a booked time needs. Source: `PLUS-108` */
export async function loadAppointment(
  ports: AppointmentPagePorts,
  site: Site,
  token: string,
): Promise<AppointmentView> {
  try {
    return await viewOf(ports, site, await findLinkedLead(ports, site, token))
  } catch (error) {
    const reason = describeReason(error)
    ports.logger.error('A test drive could not be read', { site: site.id, reason })
    return { kind: 'unavailable' }
  }
}

async function viewOf(
  ports: AppointmentPagePorts,
  site: Site,
  found: BookedLead | null,
): Promise<AppointmentView> {
  if (!found) return { kind: 'unknown' }
  const { lead, appointment } = found
  if (!appointment) return { kind: 'cancelled' }
  const place = findLocationById(site, appointment.locationId)
  const now = ports.clock()
  const booked = describeAppointment(site, appointment, { lead, now })
  if (!place || !booked) return { kind: 'unknown' }
  if (new Date(appointment.startsAt) <= now) return { kind: 'past', booked }
  const times = await loadBookedTimes(ports, site.id, place.id)
  const { 'Vehicle Make': make, 'Vehicle Model': model } = lead.payload
  const carName = lead.offer?.name ?? [make, model].filter(Boolean).join(' ')
  const own = formatStartKey(place, new Date(appointment.startsAt))
  const days = listFreeDays(site, place, now, times)
    .map(({ date, times }) => ({
      date,
      times: times.filter((time) => formatTimeKey(date, time) !== own),
    }))
    .filter((day) => day.times.length > 0)
  return { kind: 'booked', booked, carName, days }
}
