import { type Car, toSlug } from '@forecourt/stock/model'
import type { BrowserSite } from '@forecourt/tenant-config/model'
import type { AppointmentDay } from './appointment.ts'
import { emailMaxLength } from './email.ts'
import { type Enquiry, enquiryLimit } from './enquiry.ts'
import { type EnquiryStep, listEnquirySteps } from './enquiry-step.ts'
import {
  photoRequest,
  photoRequestText,
  similarSubcategory,
  testDrive,
  vehicleEnquiry,
} from './lead-category.ts'
import { postcodeLength } from './postcode.ts'

/** What an enquiry form needs to know of a site; the browser's part is enough. */
export type EnquirySite = Pick<
  BrowserSite,
  'id' | 'slug' | 'dealerships' | 'locations' | 'forms' | 'manufacturer'
>

/** What an enquiry form needs to know of the car it is about. */
export type EnquiryCar = Pick<
  Car,
  | 'id'
  | 'slug'
  | 'path'
  | 'name'
  | 'make'
  | 'model'
  | 'stocknum'
  | 'car_type'
  | 'status'
  | 'dealership_id'
  | 'dealership_slug'
  | 'location_id'
  | 'primary_image_url'
  | 'tag'
> & {
  /** Ids of further locations the car can be brought to (`LEAD-038`). Default none. */
  distribution_locations?: readonly number[]
}

/** One option of a select or of a group of checkboxes. */
export interface EnquiryOption {
  value: string
  label: string
}

/** A field a visitor fills, in a form that a browser can check and send without script. */
export interface EnquiryField {
  name: keyof Enquiry
  label: string
  kind:
    | 'text'
    | 'email'
    | 'phone'
    | 'postcode'
    | 'select'
    | 'message'
    | 'choices'
    | 'appointment'
    | 'terms'
  isRequired: boolean
  /** Longest text, in characters. */
  maxLength?: number
  /** The `autocomplete` token of the HTML standard. */
  autoComplete?: string
  options?: readonly EnquiryOption[]
  /** Words of a select's empty option. Default "Please choose". */
  emptyLabel?: string
  /** Days and times of an appointment. */
  days?: readonly AppointmentDay[]
}

/** Names a field is sent under; a day and its time are one field. */
export const fieldNames = ({ kind, name }: EnquiryField): readonly (keyof Enquiry)[] =>
  kind === 'appointment' ? ['appointment_date', 'appointment_time'] : [name]

/** What a form is for. Source: `LEAD-001` to `LEAD-003` */
export type EnquiryKind = 'enquiry' | 'test-drive' | 'photos'

/** What an enquiry is about, where it is not the whole site. */
export interface EnquirySubject {
  /** The car the form is opened from; default none. */
  car?: EnquiryCar | null
  /** What the form is for; default an enquiry. A test drive or photos are of a car. */
  kind?: EnquiryKind
  /** Category chosen beforehand; on a car the kind decides it (`D-05`, `D-67`). */
  category?: string
  /** Days and times a test drive can be asked for; with none the time is not asked (`D-66`). */
  days?: readonly AppointmentDay[]
  /** Sent as it is, for example "Find Me Something Similar" (`D-10`). */
  subcategory?: string
  /** Number of the location whose page the form is on (`LEAD-027`). */
  locationId?: number | null
  /** Name of the page the form is on. */
  pageId?: string
}

/** An enquiry form: what it asks and what it starts with. */
export interface EnquiryForm {
  /** In the order they are shown. */
  fields: readonly EnquiryField[]
  /** The steps the fields are asked in, one or more. */
  steps: readonly EnquiryStep[]
  /** Text of the button of the last step. */
  sendLabel: string
  /** Terms shown with the form and to be accepted; `null` when there are none (`LEAD-039`). */
  terms: string | null
  /** What each field, shown or hidden, starts with. */
  defaults: Enquiry
  /** Wording of the opt-in checkbox with its version (`D-100`). */
  optIn: EnquirySite['forms']['optInWording']
}

/** True when a visitor has to say which dealership is meant. Source: `LEAD-017`, `LEAD-018` */
export function hasDealershipSelect(site: EnquirySite): boolean {
  return site.dealerships.length > 1 && !site.forms.dealershipSelectHidden
}

/**
 * What a form starts with: the car, the dealership, the consent and the text that is known already.
 * Source: `DATA-051` to `DATA-053`, `D-67`, `D-68`
 */
export function createEnquiryDefaults(site: EnquirySite, subject: EnquirySubject = {}): Enquiry {
  const { car = null, subcategory = '' } = subject
  const soleDealership = site.dealerships.length === 1 ? site.dealerships[0]?.slug : undefined
  return {
    name: '',
    last_name: '',
    email: '',
    phone: '',
    postcode: '',
    message:
      car && subcategory === similarSubcategory
        ? `I am looking for something similar to the ${car.name}.`
        : '',
    category: car ? categoryOf[subject.kind ?? 'enquiry'] : (subject.category ?? ''),
    subcategory,
    dealership_slug: car?.dealership_slug ?? soleDealership ?? '',
    manufacturer_slug: car ? toSlug(car.make) : (site.manufacturer ?? ''),
    location: '',
    location_id: subject.locationId ?? car?.location_id ?? null,
    Rego: '',
    stock_number: car?.stocknum ?? '',
    'Vehicle Make': car?.make ?? '',
    'Vehicle Model': car?.model ?? '',
    car_type: car?.car_type ?? '',
    car_id: car?.id ?? null,
    car_dealership_id: car?.dealership_id ?? null,
    vehicle_status: car?.status ?? '',
    opt_in: site.forms.optInDefault,
    opt_in_version: site.forms.optInWording.version,
    additional_services: [],
    appointment_date: '',
    appointment_time: '',
    distribution_location: '',
    terms_accepted: false,
    default_message: subject.kind === 'photos' ? photoRequestText : '',
    page_id: subject.pageId ?? '',
  }
}

const categoryOf: Readonly<Record<EnquiryKind, string>> = {
  enquiry: vehicleEnquiry,
  'test-drive': testDrive,
  photos: photoRequest,
}

const sendLabelOf: Readonly<Record<EnquiryKind, string>> = {
  enquiry: 'Send Enquiry',
  'test-drive': 'Request Test Drive',
  photos: 'Request Photos',
}

const contactFields: readonly EnquiryField[] = [
  {
    name: 'name',
    label: 'First Name',
    kind: 'text',
    isRequired: true,
    maxLength: enquiryLimit.name,
    autoComplete: 'given-name',
  },
  {
    name: 'last_name',
    label: 'Last Name',
    kind: 'text',
    isRequired: true,
    maxLength: enquiryLimit.name,
    autoComplete: 'family-name',
  },
  {
    name: 'email',
    label: 'Email Address',
    kind: 'email',
    isRequired: true,
    maxLength: emailMaxLength,
    autoComplete: 'email',
  },
  {
    name: 'phone',
    label: 'Mobile Number',
    kind: 'phone',
    isRequired: true,
    maxLength: enquiryLimit.phone,
    autoComplete: 'tel',
  },
]

/**
 * The form of a site for one car or for none: an enquiry, a test drive or a request for photos.
 * Source: `LEAD-015` to `LEAD-021`, `LEAD-026` to `LEAD-032`, `LEAD-034` to `LEAD-039`, `D-67`
 */
export function createEnquiryForm(site: EnquirySite, subject: EnquirySubject = {}): EnquiryForm {
  const { kind = 'enquiry' } = subject
  const defaults = createEnquiryDefaults(site, subject)
  const terms = kind === 'test-drive' ? site.forms.testDriveTerms : null
  const fields = kind === 'enquiry' ? enquiryFields(site, subject) : shortFields(site, subject)
  return {
    fields,
    defaults,
    steps: stepsAskedFor(listEnquirySteps(defaults.category), fields),
    sendLabel: sendLabelOf[kind],
    terms,
    optIn: site.forms.optInWording,
  }
}

function enquiryFields(site: EnquirySite, subject: EnquirySubject): EnquiryField[] {
  const { additionalServices, messageRequired, postcodeRequired } = site.forms
  const services: EnquiryField = {
    name: 'additional_services',
    label: 'Additional services',
    kind: 'choices',
    isRequired: false,
    options: additionalServices,
  }
  return [
    ...contactFields,
    postcodeField(postcodeRequired),
    ...choiceFields(site, subject),
    messageField(messageRequired),
    ...(additionalServices.length > 0 ? [services] : []),
  ]
}

/** Contact fields and an optional message, and for a test drive when and where. */
function shortFields(site: EnquirySite, subject: EnquirySubject): EnquiryField[] {
  const isTestDrive = subject.kind === 'test-drive'
  const terms: EnquiryField = {
    name: 'terms_accepted',
    label: 'I accept the test drive terms',
    kind: 'terms',
    isRequired: true,
  }
  return [
    ...(isTestDrive ? visitFields(site, subject) : []),
    ...contactFields,
    postcodeField(false),
    messageField(false),
    ...(isTestDrive && site.forms.testDriveTerms !== null ? [terms] : []),
  ]
}

function visitFields(site: EnquirySite, { car = null, days = [] }: EnquirySubject): EnquiryField[] {
  const appointment: EnquiryField = {
    name: 'appointment_date',
    label: 'When would you like to come?',
    kind: 'appointment',
    isRequired: false,
    days,
  }
  const places = distributionPlaces(site, car)
  const place: EnquiryField = {
    name: 'distribution_location',
    label: 'Where would you like to drive it?',
    kind: 'select',
    isRequired: false,
    options: places,
    emptyLabel: 'Where the vehicle is now',
  }
  return [...(days.length > 0 ? [appointment] : []), ...(places.length > 0 ? [place] : [])]
}

/** Where a car can be driven besides where it stands; nothing to choose when it is brought nowhere. */
function distributionPlaces(site: EnquirySite, car: EnquiryCar | null): EnquiryOption[] {
  const ids = new Set(car?.distribution_locations)
  return site.locations
    .filter(({ id, visible }) => visible && ids.has(id) && id !== car?.location_id)
    .map(({ slug, name }) => ({ value: slug, label: name }))
}

/** A step without a field to show is no step. */
function stepsAskedFor(
  steps: readonly EnquiryStep[],
  fields: readonly EnquiryField[],
): readonly EnquiryStep[] {
  return steps.filter(
    ({ names }) => names === 'rest' || fields.some(({ name }) => names.includes(name)),
  )
}

const postcodeField = (isRequired: boolean): EnquiryField => ({
  name: 'postcode',
  label: 'Postcode',
  kind: 'postcode',
  isRequired,
  maxLength: postcodeLength,
  autoComplete: 'postal-code',
})

const messageField = (isRequired: boolean): EnquiryField => ({
  name: 'message',
  label: 'Message',
  kind: 'message',
  isRequired,
  maxLength: enquiryLimit.message,
})

function choiceFields(site: EnquirySite, { car = null }: EnquirySubject): EnquiryField[] {
  const fields: EnquiryField[] = []
  if (!car) {
    const options = site.forms.categories.map((value) => ({ value, label: value }))
    fields.push({
      name: 'category',
      label: 'Enquiry type',
      kind: 'select',
      isRequired: true,
      options,
    })
  }
  if (hasDealershipSelect(site) && isOwnDealership(site, car?.dealership_slug)) {
    const options = site.dealerships.map(({ slug, name }) => ({ value: slug, label: name }))
    fields.push({
      name: 'dealership_slug',
      label: 'Dealership',
      kind: 'select',
      isRequired: true,
      options,
    })
  }
  if (site.forms.locationField) {
    const options = site.locations
      .filter(({ visible }) => visible)
      .map(({ slug, name }) => ({ value: slug, label: name }))
    fields.push({ name: 'location', label: 'Location', kind: 'select', isRequired: true, options })
  }
  return fields
}

/** A car of another group's dealership keeps its dealership; there is nothing to choose. */
export function isOwnDealership(site: EnquirySite, slug: string | undefined): boolean {
  return slug === undefined || site.dealerships.some((dealership) => dealership.slug === slug)
}
