import type { Site } from '@forecourt/tenant-config/model'
import type { ApplicationStart } from '../model/application/application-start.ts'
import type { Enquiry, FieldErrors } from '../model/enquiry.ts'
import type { EnquiryContext } from '../model/enquiry-context.ts'
import type { SiteEvent } from '../model/event-number.ts'
import type { Lead } from '../model/lead.ts'
import type { LeadOffer } from '../model/lead-offer.ts'
import type { SuccessMarker } from '../model/success-marker.ts'
import type { TellAppointment } from './appointment/appointment-confirmation.ts'
import type { LeadLimits } from './lead-limits.ts'
import type { Refusal } from './refusal.ts'
import type { LeadStorage } from './store-lead.ts'

/** Ports of taking enquiries. */
export interface EnquiryPorts extends LeadStorage, LeadLimits {
  /** The present instant. */
  clock: () => Date
  /** A fresh key for a sending that brings none. */
  newKey: () => string
  /** Bytes free on the disk of this machine that leads are stored or spooled on. */
  freeDisk: () => Promise<number>
  /**
   * True when the store is on another machine: then a full disk here matters only to a lead that has to
   * be spooled. Default false.
   */
  isStoreElsewhere?: boolean
  /** Address the request came from, the visitor's and not a proxy's. */
  clientAddress: (request: Request) => string
  /**
   * The vehicle as its page offers it now, stored with the lead; null for one that is not in stock.
   * It has a second; a lead is never refused for it. Default: leads have no offer.
   */
  findOffer?: (site: Site, carId: number) => Promise<LeadOffer | null>
  /** Further mistakes of an enquiry, by field. Default: none. */
  findErrors?: (site: Site, enquiry: Enquiry) => FieldErrors
  /**
   * Called after a lead that takes a time is safe, to send its visitor a confirmation; a lead is safe whatever
   * becomes of it. Default: none is sent.
   */
  confirmAppointment?: TellAppointment
  /** Called after a lead is safe, so that its deliveries begin at once. */
  onAccepted?: () => void
}

/** An enquiry that is safe. */
export interface AcceptedEnquiry {
  format: 'json' | 'form'
  leadId: string
  marker: SuccessMarker
  /** Event the lead counts as; `null` for suspected spam. */
  event: SiteEvent | null
  /** Address of the page the form was on. */
  url: string
  /** False for a second sending of the same lead. */
  isNew: boolean
}

/**
 * An enquiry that was not taken, with everything that was typed; or one that is not at its last step:
 * then the status is 200, nothing is wrong, and `context.step` names the step to show.
 * Source: `ERR-005`, `LEAD-005`
 */
export interface RefusedEnquiry extends Omit<Refusal, 'status'> {
  status: Refusal['status'] | 200
  /** The form's fields as they were typed; `null` when the body could not be read. */
  values: Enquiry | null
  /** The hidden fields as they came, to be put into the form again; `null` likewise. */
  context: EnquiryContext | null
  /** Where the application beside the lead stands. Default: there is none. */
  application?: ApplicationStart
}

/** A lead that can be stored, with what its form sent. */
export interface PreparedEnquiry extends Sending {
  format: 'json' | 'form'
}

/** A lead, the enquiry it was made of, and the hidden fields of its form. */
export interface Sending {
  lead: Lead
  enquiry: Enquiry
  context: EnquiryContext
}
