import { APPOINTMENT_PATH } from '@forecourt/feature-leads/model'
import {
  appointmentChangeLimit,
  createAppointmentChangeHandler,
  createAppointmentsHandler,
  createCalendarHandler,
  createMemoryRateLimit,
} from '@forecourt/feature-leads/server'
import { guardFloods } from './flood-guard.ts'
import type { CreateHandler } from './route.ts'

/** Questions of one network about times, in a minute. */
const readingLimit = { events: 120, durationSeconds: 60, reason: 'lead_rate' } as const

/** Lists the times of a location. */
export const listAppointments: CreateHandler = (ports) =>
  guardFloods(ports, readingLimit, createAppointmentsHandler(ports.deps.enquiries))

/** Gives a time as a calendar file. */
export const giveCalendar: CreateHandler = (ports) =>
  guardFloods(ports, readingLimit, createCalendarHandler(ports.deps.enquiries))

/** Moves or cancels a test drive from the form behind its link. */
export const changeAppointment: CreateHandler = ({ deps, clientNetwork, renderForm }) =>
  createAppointmentChangeHandler({
    ...deps.enquiries,
    linkKey: deps.suppressions.linkKey,
    rateLimit: createMemoryRateLimit(appointmentChangeLimit),
    clientAddress: clientNetwork,
    renderRefused: (refused, site, request) => {
      const address = new URL(APPOINTMENT_PATH, request.url)
      address.searchParams.set('token', refused.token)
      const page = new Request(address, { headers: request.headers })
      return renderForm(page, site, { appointment: refused, status: refused.status })
    },
  })
