import type { AppointmentDay } from './appointment.ts'
import type { BookedAppointment } from './booked-appointment.ts'

/** A booked time as its page shows it. Source: `PLUS-108` */
export type AppointmentView =
  /** Nobody's: the link is not whole, or its test drive no longer exists. */
  | { kind: 'unknown' }
  /** The store does not answer. */
  | { kind: 'unavailable' }
  | { kind: 'cancelled' }
  | { kind: 'past'; booked: BookedAppointment }
  | {
      kind: 'booked'
      booked: BookedAppointment
      /** Name of the vehicle; '' for none. */
      carName: string
      /** Days and times it can be moved to. */
      days: readonly AppointmentDay[]
    }

/** Changes of a booked time. */
export type AppointmentDone = 'moved' | 'cancelled'

/** Value of the button that cancels, sent as `move`. */
export const cancelMove = 'cancel'
