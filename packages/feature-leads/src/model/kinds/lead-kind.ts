import type { Car } from '@forecourt/stock/model'
import type { FeatureName } from '@forecourt/tenant-config/model'
import type { AppointmentDay } from '../appointment.ts'
import type { Enquiry } from '../enquiry.ts'
import type { EnquiryField, EnquirySite, FieldSubject } from '../enquiry-fields.ts'
import type { EventNumber } from '../event-number.ts'

/** Everything one kind of lead is; a file of this folder is a kind. */
export interface LeadKind {
  /** Name of the kind in code and in the props of its form, such as "test-drive". */
  key: string
  /** Tells the kind apart at `POST /api/leads` (`D-05`). */
  category: string
  /**
   * Taken with its contact fields alone, whatever a site wants filled in its enquiry form. Default
   * false.
   */
  isShort?: true
  /** Category and subcategory it goes out under. Default its own category. */
  sentAs?: { category: string; subcategory: string }
  /** Words a receiver sorts leads by, sent with each (`FIN-097`). Default none. */
  tags?: readonly string[]
  /** Form of its own. Default none: a visitor chooses the category, or another feature sends it. */
  form?: LeadForm
  /** Page of its form about one vehicle. Default none. */
  carPage?: LeadCarPage
  /** Page of its form about no vehicle in stock. Default none. */
  page?: LeadPage
  /** Mistakes in fields only this kind asks, by name; null where there is none. Default none. */
  problems?: (
    site: EnquirySite,
    enquiry: Enquiry,
    days: readonly AppointmentDay[] | null,
  ) => Record<string, string | null>
  /** Event of a lead (`D-77`). Default 22, a lead. */
  event?: EventNumber
  /** Event of a lead about a vehicle that is known. Default its own event. */
  carEvent?: (car: LeadCar) => EventNumber
  /** Events of leads that have come further, by their subcategory. Default its own event. */
  subcategoryEvents?: Readonly<Record<string, EventNumber>>
  /** True where the make and model of its form are of the visitor's own vehicle. Default false. */
  isOwnVehicle?: true
  /** Interest in the vehicle as ADF names it (`D-104`). Default 'buy'. */
  adfInterest?: 'test-drive' | 'trade-in'
  /** Words of the page after it, in place of the general ones. Default none. */
  success?: Partial<SuccessContent>
}

/** Part of a vehicle that decides the event of a lead about it. */
export interface LeadCar {
  carType: string
  tag: string | null
}

/** The form of a kind. */
export interface LeadForm {
  /** Heading and first sentence, as dialog and as page; without a vehicle its name is null. */
  heading: (carName: string | null) => { title: string; text: string }
  /** Text of the button of the last step. */
  sendLabel: string
  /** In the order they are shown. */
  fields: (site: EnquirySite, subject: FieldSubject) => EnquiryField[]
  /**
   * About a vehicle it asks a name and one way to be reached; the rest is for who wants to say more
   * (`PLUS-085`). Default false.
   */
  isBrief?: true
  /** Steps before the visitor's details. Default none. */
  firstSteps?: readonly EnquiryStep[]
  /** Subject of the last step, where there are several. Default 'Your details'. */
  lastTitle?: string
  /** Asks when the visitor comes: the form is given the days and times of the place. Default false. */
  asksAppointment?: true
  /** Terms to be accepted; null when the site has none (`LEAD-039`). Default none. */
  terms?: (site: EnquirySite) => string | null
  /** Sent before the visitor's message. Default ''. */
  defaultMessage?: string
}

/** The page of a form about one vehicle. */
export interface LeadCarPage {
  /** Path below the vehicle's own, "/test-drive". */
  below: string
  /** Switch without which there is no page (`D-82`). */
  feature: FeatureName
  /** False for a vehicle that is not available this way: its page leads to something similar (`D-10`). */
  isOffered: (car: Car) => boolean
  /** Words for the browser's title and for search engines. */
  head: (carName: string, siteName: string) => { title: string; description: string }
}

/** The page of a form about no vehicle in stock. */
export interface LeadPage {
  path: `/${string}`
  /** Switch without which there is no page (`D-82`). Default none. */
  feature?: FeatureName
  /** Words for the browser's title and for search engines. */
  head: (siteName: string) => { title: string; description: string }
}

/** One step of a form: what it is about, and which fields it asks. */
export interface EnquiryStep {
  /** Name of the step in a sending without script. */
  id: string
  /** Subject of it, in one to three words. */
  title: string
  /** Names of its fields; `'rest'` is every field no other step asks. */
  names: readonly string[] | 'rest'
  /** Subject of it where a form asks only some of its fields, whose names it is given. Default `title`. */
  titleOf?: (asked: readonly string[]) => string
}

/** Text of the page after an enquiry. */
export interface SuccessContent {
  title: string
  text: string
  /** Steps that follow, in order. */
  steps: readonly string[]
}
