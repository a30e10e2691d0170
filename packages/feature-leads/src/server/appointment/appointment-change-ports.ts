import type { Site } from '@forecourt/tenant-config/model'
import type { LeadStore } from '../../model/lead-store.ts'
import type { RateLimit } from '../../model/rate-limit.ts'
import type { Refusal } from '../refusal.ts'
import type { TellAppointment } from './appointment-confirmation.ts'
import type { BookedTimesPorts } from './load-booked-times.ts'

/** Needs of the page of a booked time. */
export interface AppointmentPagePorts extends BookedTimesPorts {
  store: Pick<LeadStore, 'changeAppointment' | 'findAppointment' | 'listBooked'>
  /** Key the links of a site are signed with. */
  linkKey: (siteId: string) => Promise<string>
}

/** A change that was not taken, with the token of its link. */
export interface RefusedAppointment extends Refusal {
  token: string
}

/** Needs of moving and cancelling a booked time. */
export interface AppointmentChangePorts extends AppointmentPagePorts {
  rateLimit: RateLimit
  /** Address the request came from, the visitor's and not a proxy's. */
  clientAddress: (request: Request) => string
  /** A new key of a lead. */
  newKey: () => string
  /** Tells the visitor by mail. Default: nobody is told. */
  confirmAppointment?: TellAppointment
  /** Called after the dealer is owed the change. */
  onAccepted?: () => void
  /** Renders the page for a form that was not taken. Default: the error envelope. */
  renderRefused?: (refused: RefusedAppointment, site: Site, request: Request) => Promise<Response>
}
