import type { Car } from '@forecourt/stock/model'
import type { BrowserSite } from '@forecourt/tenant-config/model'
import type { AppointmentDay } from './appointment.ts'
import { emailMaxLength } from './email.ts'
import { type Enquiry, enquiryLimit } from './enquiry.ts'
import { postcodeLength } from './postcode.ts'

/** Part of a site that an enquiry form needs; the browser's part is enough. */
export type EnquirySite = Pick<BrowserSite, 'id' | 'slug' | 'forms' | 'manufacturer'> & {
  /** Dealerships an enquiry may be for. */
  dealerships: readonly Pick<BrowserSite['dealerships'][number], 'slug' | 'name'>[]
  /** Locations a visitor may choose from. */
  locations: readonly Pick<BrowserSite['locations'][number], 'id' | 'slug' | 'name' | 'visible'>[]
}

/** Fields of a car that an enquiry form needs. */
export const ENQUIRY_CAR_FIELDS = [
  'id',
  'slug',
  'path',
  'name',
  'make',
  'model',
  'stocknum',
  'car_type',
  'status',
  'dealership_id',
  'dealership_slug',
  'location_id',
  'primary_image_url',
  'tag',
] as const satisfies readonly (keyof Car)[]

/** Part of a car that an enquiry form needs. */
export type EnquiryCar = Pick<Car, (typeof ENQUIRY_CAR_FIELDS)[number]> & {
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
    | 'money'
    | 'postcode'
    | 'select'
    | 'message'
    | 'choices'
    | 'appointment'
    | 'terms'
  isRequired: boolean
  /** True for one that stands behind "Add details". Default false. */
  isDetail?: true
  /** True for a text that was verified before and stays as it is. Default false. */
  isVerified?: boolean
  /** Lines of a message that are shown at first. Default 4. */
  rows?: number
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

/** Subject of the fields of a form. */
export interface FieldSubject {
  /** The car the form is opened from; default none. */
  car?: EnquiryCar | null
  /** Number of the location whose page the form is on, which then is not asked (`LEAD-027`). Default none. */
  locationId?: number | null
  /** Makes to choose from where the form is about no vehicle of the stock. Default none. */
  makes?: readonly string[]
  /** Days and times a test drive can be asked for; with none the time is not asked (`D-66`). */
  days?: readonly AppointmentDay[]
}

/** True when a visitor has to say which dealership is meant. Source: `LEAD-017`, `LEAD-018` */
export function hasDealershipSelect(site: EnquirySite): boolean {
  return site.dealerships.length > 1 && !site.forms.dealershipSelectHidden
}

/** Name and ways to be reached, which every form asks. */
export const contactFields: readonly EnquiryField[] = [
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

/** Name, and the ways to be reached of which one is enough. Source: `PLUS-085` */
export const briefContactFields: readonly EnquiryField[] = [
  contactField('name'),
  { ...contactField('phone'), isRequired: false },
  { ...contactField('email'), isRequired: false },
]

/** Last name, which somebody may add. */
export const lastNameDetail: EnquiryField = {
  ...contactField('last_name'),
  isRequired: false,
}

function contactField(name: keyof Enquiry): EnquiryField {
  const field = contactFields.find((one) => one.name === name)
  if (!field) throw new Error(`[feature-leads] expected a contact field ${name}`)
  return field
}

/** A field that stands behind "Add details". */
export const toDetail = (field: EnquiryField): EnquiryField => ({ ...field, isDetail: true })

/** The postcode of the visitor. */
export const createPostcodeField = (isRequired: boolean): EnquiryField => ({
  name: 'postcode',
  label: 'Postcode',
  kind: 'postcode',
  isRequired,
  maxLength: postcodeLength,
  autoComplete: 'postal-code',
})

/** A short text the visitor may leave empty. */
export const createTextField = (name: keyof Enquiry, label: string): EnquiryField => ({
  name,
  label,
  kind: 'text',
  isRequired: false,
  maxLength: enquiryLimit.short,
  autoComplete: 'off',
})

/** Make, model and registration of the visitor's own vehicle. */
export const ownVehicleFields: readonly EnquiryField[] = [
  createTextField('Vehicle Make', 'Make'),
  createTextField('Vehicle Model', 'Model'),
  createTextField('Rego', 'Registration'),
]

/** The message of the visitor. */
export const createMessageField = (isRequired: boolean, label = 'Message'): EnquiryField => ({
  name: 'message',
  label,
  kind: 'message',
  isRequired,
  maxLength: enquiryLimit.message,
})

/** Extra services a dealer offers with an enquiry; none where there are none. */
export const createServicesFields = ({ forms }: EnquirySite): EnquiryField[] =>
  createChoices('Additional services', forms.additionalServices)

/** Jobs a visitor may ask a workshop for; none where there are none. */
export const createJobsFields = ({ forms }: EnquirySite): EnquiryField[] =>
  createChoices('Jobs to be done', forms.workshopJobs)

function createChoices(label: string, options: readonly EnquiryOption[]): EnquiryField[] {
  if (options.length === 0) return []
  return [{ name: 'additional_services', label, kind: 'choices', isRequired: false, options }]
}

/** The category of an enquiry about nothing in particular, from the list of the dealer. */
export function createCategoryField(site: EnquirySite): EnquiryField {
  const options = site.forms.categories.map((value) => ({ value, label: value }))
  return { name: 'category', label: 'Enquiry type', kind: 'select', isRequired: true, options }
}

/** Dealership and location, where a site has the visitor choose them; none on the page of a location. */
export function createPlaceFields(
  site: EnquirySite,
  { car = null, locationId = null }: FieldSubject = {},
): EnquiryField[] {
  if (locationId !== null) return []
  const dealership: EnquiryField = {
    name: 'dealership_slug',
    label: 'Dealership',
    kind: 'select',
    isRequired: true,
    options: site.dealerships.map(({ slug, name }) => ({ value: slug, label: name })),
  }
  const location: EnquiryField = {
    name: 'location',
    label: 'Location',
    kind: 'select',
    isRequired: true,
    options: site.locations
      .filter(({ visible }) => visible)
      .map(({ slug, name }) => ({ value: slug, label: name })),
  }
  const isAsked = hasDealershipSelect(site) && isOwnDealership(site, car?.dealership_slug)
  return [...(isAsked ? [dealership] : []), ...(site.forms.locationField ? [location] : [])]
}

/** A car of another group's dealership keeps its dealership; there is nothing to choose. */
export function isOwnDealership(site: EnquirySite, slug: string | undefined): boolean {
  return slug === undefined || site.dealerships.some((dealership) => dealership.slug === slug)
}
