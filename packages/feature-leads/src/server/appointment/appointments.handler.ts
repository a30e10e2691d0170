import {
  findLocationById,
  formatAddress,
  type Location,
  listLocations,
  readWallClock,
} from '@forecourt/feature-locations/model'
import { findTimeZone, isCalendarDay, type Site } from '@forecourt/tenant-config/model'
import icalendar from 'ical-generator'
import { appointmentRule } from '../../model/appointment.ts'
import { findAppointmentCapacity, listAppointmentSlots } from '../../model/appointment-slots.ts'
import {
  APPOINTMENT_DAY_INVALID,
  APPOINTMENT_DAYS_INVALID,
  APPOINTMENT_PLACE_UNKNOWN,
  UNKNOWN_ERROR,
} from '../../model/error-message.ts'
import type { LeadOffer } from '../../model/lead-offer.ts'
import type { LeadStore } from '../../model/lead-store.ts'
import { isUuid } from '../../model/uuid.ts'
import { describeReason } from '../describe-reason.ts'
import type { LeadsLogger } from '../leads-logger.ts'
import { type Refusal, refusalResponse } from '../refusal.ts'
import { listBookedAhead } from './load-booked-times.ts'

/** Needs of the calls about appointments. */
export interface AppointmentPorts {
  store: Pick<LeadStore, 'listBooked'>
  /** The vehicle as its page offers it; null for one that is gone. Default: calendar files name none. */
  findOffer?: (site: Site, carId: number) => Promise<LeadOffer | null>
  clock: () => Date
  logger: LeadsLogger
}

type SiteCall = (request: Request, site: Site) => Promise<Response>

const defaultDays = 14

const refuse = (status: Refusal['status'], code: string, error: string) =>
  refusalResponse({ status, code, error, format: 'json' })

/**
 * `GET /api/appointments?dealership_slug=&location_id=&from=YYYY-MM-DD&days=14`: 200 `{"slots": [{"start", "end",
 * "available"}]}`, hourly times of the sales hours with the offset of the location, the first at least two hours
 * ahead. Either of the first two may be left out; `from` is today by default. 400 for a day or a number that is
 * none (1 to 28 days), 422 for a place that is not of the site, 503 while the store does not answer.
 * Source: `D-66`, `API-049`, `PLUS-108`
 */
export function createAppointmentsHandler({ store, clock, logger }: AppointmentPorts): SiteCall {
  return async (request, site) => {
    const { searchParams } = new URL(request.url)
    const place = findPlace(site, searchParams)
    if (!place) return refuse(422, 'unknown_place', APPOINTMENT_PLACE_UNKNOWN)
    const now = clock()
    const today = readWallClock(now, findTimeZone(place.address.state)).date
    const from = searchParams.get('from') || today
    if (!isCalendarDay(from)) return refuse(400, 'malformed', APPOINTMENT_DAY_INVALID)
    const days = Number(searchParams.get('days') || defaultDays)
    if (!Number.isInteger(days) || days < 1 || days > appointmentRule.days)
      return refuse(400, 'malformed', APPOINTMENT_DAYS_INVALID)
    try {
      const booked = await listBookedAhead({ store, clock }, site.id, place.id)
      const capacity = findAppointmentCapacity(site, place.dealership_slug)
      const slots = listAppointmentSlots(place, now, { from, days, booked, capacity })
      return Response.json({ slots }, { headers: { 'cache-control': 'no-store' } })
    } catch (error) {
      const reason = describeReason(error)
      logger.error('Appointments could not be listed', { site: site.id, reason })
      return refuse(503, 'unavailable', UNKNOWN_ERROR)
    }
  }
}

/** The place of the id, which belongs to the dealership where both are named; else the dealership's first. */
function findPlace(site: Site, query: URLSearchParams): Location | null {
  const id = query.get('location_id')
  const dealership = query.get('dealership_slug')
  const isOf = ({ dealership_slug }: Location) => !dealership || dealership_slug === dealership
  const place = id ? findLocationById(site, Number(id)) : listLocations(site).find(isOf)
  return place && (id || dealership) && isOf(place) ? place : null
}

/**
 * `GET /api/appointments/calendar.ics?location_id=&start=&visit=&sequence=&car_id=`: a time at a location as an
 * iCalendar file (RFC 5545) of one hour, with the vehicle where it is still there; 422 for anything else. It names
 * nobody. Of one `visit` the entry with the higher `sequence` replaces the other in a calendar.
 * Source: `PLUS-108`
 */
export function createCalendarHandler({ findOffer, clock, logger }: AppointmentPorts): SiteCall {
  return async (request, site) => {
    const { searchParams } = new URL(request.url)
    const place = findLocationById(site, Number(searchParams.get('location_id')))
    const start = new Date(searchParams.get('start') ?? '')
    if (!place || Number.isNaN(start.getTime()) || start.getTime() % 60_000 !== 0)
      return refuse(422, 'unknown_place', APPOINTMENT_PLACE_UNKNOWN)
    const carId = Number(searchParams.get('car_id') || Number.NaN)
    const offer = Number.isSafeInteger(carId)
      ? await findOffer?.(site, carId).catch((error: unknown) => {
          const reason = describeReason(error)
          logger.warn('A calendar file names no vehicle', { site: site.id, reason })
          return null
        })
      : null
    const calendar = icalendar({
      name: site.name,
      prodId: { company: site.name, product: 'Visits' },
    })
    const { host } = new URL(site.url)
    const visit = searchParams.get('visit') ?? ''
    const sequence = searchParams.get('sequence') ?? ''
    calendar.createEvent({
      id: `${isUuid(visit) ? visit : `${place.id}-${start.getTime()}-${offer ? carId : 0}`}@${host}`,
      sequence: /^\d{1,9}$/.test(sequence) ? Number(sequence) : 0,
      stamp: clock(),
      start,
      end: new Date(start.getTime() + appointmentRule.lengthMinutes * 60_000),
      summary: offer ? `Test drive: ${offer.name}` : `Test drive at ${place.name}`,
      location: `${place.name}, ${formatAddress(place.address)}`,
      description: [place.contact_detail.phone, offer?.url].filter(Boolean).join('\n'),
      url: offer?.url ?? site.url,
    })
    return new Response(calendar.toString(), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="test-drive.ics"',
        'cache-control': 'no-store',
      },
    })
  }
}
