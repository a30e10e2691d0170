import { type BookedAppointment } from './booked-appointment.ts'
import type { Lead } from './lead.ts'
import { deriveLeadId } from './lead-id.ts'

/** A test drive that its visitor has moved, or cancelled where there is no new time. */
export interface AppointmentChange {
  /** The lead that booked it. */
  lead: Lead
  before: Pick<BookedAppointment, 'when' | 'place'>
  /** Null where it is cancelled. */
  after: Pick<BookedAppointment, 'when'> | null
  /** Day and time of the new one at its location; null where it is cancelled. */
  time: { date: string; time: string } | null
}

/** Words the subcategory of a notice says it with. */
const subcategories = { moved: 'Test drive moved', cancelled: 'Test drive cancelled' } as const

/**
 * The lead that tells a dealer of a change, to every target a lead goes to.
 * @param key names this change alone
 * Source: `PLUS-108`
 */
export async function createAppointmentNotice(
  siteId: string,
  { lead, before, after, time }: AppointmentChange,
  { key, now }: { key: string; now: Date },
): Promise<Lead> {
  const end = after === null ? 'is cancelled' : `is moved to ${after.when}`
  return {
    ...lead,
    id: await deriveLeadId(siteId, key),
    idempotency_key: key,
    received_at: now.toISOString(),
    payload: {
      ...lead.payload,
      subcategory: after === null ? subcategories.cancelled : subcategories.moved,
      message: `The test drive of ${before.when} at ${before.place} ${end}.`,
      appointment_date: time?.date ?? '',
      appointment_time: time?.time ?? '',
    },
  }
}
