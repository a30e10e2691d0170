import { findLocationById } from '@forecourt/feature-locations/model'
import type { Site } from '@forecourt/tenant-config/model'
import { isOwnPage } from '@forecourt/tenant-config/server'
import { formatTimeKey, listTimes } from '../../model/appointment.ts'
import { formatAppointmentHref } from '../../model/appointment-link.ts'
import { createAppointmentNotice } from '../../model/appointment-notice.ts'
import { findLeadAppointment, formatStartKey, listFreeDays } from '../../model/appointment-slots.ts'
import { type AppointmentDone, cancelMove } from '../../model/appointment-view.ts'
import { describeAppointment } from '../../model/booked-appointment.ts'
import {
  APPOINTMENT_FAILED,
  APPOINTMENT_LINK_INVALID,
  APPOINTMENT_PAST,
  TIME_TAKEN,
  TOO_MANY_REQUESTS,
} from '../../model/error-message.ts'
import type { Lead } from '../../model/lead.ts'
import type { LeadAppointment } from '../../model/lead-store.ts'
import { describeReason } from '../describe-reason.ts'
import {
  createLimitRefusal,
  createOutageRefusal,
  foreignRefusal,
  isRefusal,
  type Refusal,
  refusalResponse,
} from '../refusal.ts'
import { readRequestFields } from '../request-body.ts'
import { createSeeOther } from '../see-other.ts'
import type { AppointmentChangePorts, RefusedAppointment } from './appointment-change-ports.ts'
import { findLinkedLead } from './load-appointment.ts'
import { listBookedAhead } from './load-booked-times.ts'

/** Changes taken from one address in ten minutes; a person makes one or two. */
export const appointmentChangeLimit = { events: 20, durationSeconds: 600 } as const

interface Asked {
  token: string
  isCancelled: boolean
  /** Day and time at the location, "2026-11-24 09:00". */
  date: string
  time: string
  format: Refusal['format']
}

type Outcome = { done: AppointmentDone; token: string } | Omit<Refusal, 'format'>

/**
 * `POST /test-drive` of the form behind a signed link: `token`, and `slot` ("2026-11-24 09:00" at the location) or
 * `move=cancel`. The time is moved or freed and the dealer owed the news in one transaction; the visitor is
 * told by mail. Answers 303 to the page, 422 for a time that is taken or a link that is none.
 * Source: `PLUS-108`
 */
export function createAppointmentChangeHandler(
  ports: AppointmentChangePorts,
): (request: Request, site: Site) => Promise<Response> {
  return async (request, site) => {
    const asked = await readAsked(request, site)
    if (isRefusal(asked)) return refuse(ports, { ...asked, token: '' }, site, request)
    const outcome = await takeChange(ports, request, site, asked)
    if (isRefusal(outcome)) {
      const { format, token } = asked
      return refuse(ports, { ...outcome, format, token }, site, request)
    }
    return createSeeOther(formatAppointmentHref(outcome.token, outcome.done))
  }
}

async function readAsked(request: Request, site: Site): Promise<Asked | Refusal> {
  if (!isOwnPage(request, site.domains)) return foreignRefusal
  const read = await readRequestFields(request)
  if (isRefusal(read)) return read
  const text = (name: string) => {
    const value = read.fields[name]
    return typeof value === 'string' ? value : ''
  }
  const [date = '', time = ''] = text('slot').split(' ')
  const isCancelled = text('move') === cancelMove
  return { token: text('token'), isCancelled, date, time, format: read.format }
}

async function takeChange(
  ports: AppointmentChangePorts,
  request: Request,
  site: Site,
  asked: Asked,
): Promise<Outcome> {
  const verdict = await ports.rateLimit.consume(`${site.id}:${ports.clientAddress(request)}`)
  if (!verdict.isAllowed) return createLimitRefusal(TOO_MANY_REQUESTS, verdict.retryAfterSeconds)
  try {
    return await changeTime(ports, site, asked)
  } catch (error) {
    const reason = describeReason(error)
    ports.logger.error('A test drive could not be changed', { site: site.id, reason })
    return createOutageRefusal(APPOINTMENT_FAILED)
  }
}

async function changeTime(
  ports: AppointmentChangePorts,
  site: Site,
  asked: Asked,
): Promise<Outcome> {
  const { token, isCancelled } = asked
  const found = await findLinkedLead(ports, site, token)
  if (!found) return unknownLink
  const { lead, appointment } = found
  if (!appointment) return isCancelled ? { done: 'cancelled', token } : unknownLink
  if (new Date(appointment.startsAt) <= ports.clock()) return isOver
  if (!isCancelled && hasTime(site, appointment, asked)) return { done: 'moved', token }
  const to = isCancelled ? null : await findFreeTime(ports, site, appointment.locationId, asked)
  if (to === undefined) return isTaken
  const visit = { lead, now: ports.clock() }
  const before = describeAppointment(site, appointment, visit)
  const after = to ? describeAppointment(site, to, visit) : null
  if (!before) return unknownLink
  const change = { lead, before, after, time: to && asked }
  const notice = await createAppointmentNotice(site.id, change, {
    key: ports.newKey(),
    now: visit.now,
  })
  const targetIds = site.delivery.targets.map(({ id }) => id)
  const changed = await ports.store.changeAppointment(site.id, lead.id, to, {
    lead: notice,
    targetIds,
  })
  if (changed === 'taken') return isTaken
  if (changed === 'none') return isCancelled ? { done: 'cancelled', token } : unknownLink
  ports.onAccepted?.()
  const done = isCancelled ? 'cancelled' : 'moved'
  void tellVisitor(ports, site, { lead, booked: after ?? before, done })
  return { done, token }
}

/** True for the time a test drive has already, as a second press of the same button sends it. */
function hasTime(
  site: Site,
  { locationId, startsAt }: Pick<LeadAppointment, 'locationId' | 'startsAt'>,
  { date, time }: Asked,
): boolean {
  const place = findLocationById(site, locationId)
  return place !== null && formatStartKey(place, new Date(startsAt)) === formatTimeKey(date, time)
}

/** The time that was chosen; undefined where it is not free. */
async function findFreeTime(
  { store, clock }: AppointmentChangePorts,
  site: Site,
  locationId: number,
  { date, time }: Asked,
): Promise<LeadAppointment | undefined> {
  const place = findLocationById(site, locationId)
  if (!place || date === '') return undefined
  const booked = await listBookedAhead({ store, clock }, site.id, locationId)
  const isFree = listTimes(listFreeDays(site, place, clock(), booked), date).includes(time)
  const wish = { appointment_date: date, appointment_time: time, location_id: locationId }
  return (isFree && findLeadAppointment(site, wish)) || undefined
}

async function tellVisitor(
  { confirmAppointment, logger }: AppointmentChangePorts,
  site: Site,
  told: {
    lead: Lead
    booked: NonNullable<ReturnType<typeof describeAppointment>>
    done: AppointmentDone
  },
): Promise<void> {
  try {
    await confirmAppointment?.(site, told.lead, told.booked, told.done)
  } catch (error) {
    const reason = describeReason(error)
    logger.error('A visitor was not told of their test drive', { site: site.id, reason })
  }
}

async function refuse(
  { renderRefused }: AppointmentChangePorts,
  refused: RefusedAppointment,
  site: Site,
  request: Request,
): Promise<Response> {
  const isPage = refused.format === 'form' && renderRefused !== undefined
  return isPage ? renderRefused(refused, site, request) : refusalResponse(refused)
}

const unknownLink = { status: 422, code: 'invalid_token', error: APPOINTMENT_LINK_INVALID } as const

const isOver = { status: 422, code: 'over', error: APPOINTMENT_PAST } as const

const isTaken = {
  status: 422,
  code: 'invalid',
  error: TIME_TAKEN,
  fields: { slot: TIME_TAKEN },
} as const
