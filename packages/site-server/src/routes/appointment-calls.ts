import { createAppointmentsHandler, createCalendarHandler } from '@forecourt/feature-leads/server'
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
