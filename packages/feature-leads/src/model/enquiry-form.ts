import type { Car } from '@forecourt/feature-search/model'
import type { BrowserSite } from '@forecourt/tenant-config/model'
import { emailError, emailMaxLength } from './email.ts'
import { type Enquiry, enquiryLimit, type FieldErrors } from './enquiry.ts'
import { leadKinds, similarSubcategory, vehicleEnquiry } from './lead-category.ts'
import { leadMessage } from './lead-message.ts'
import { phoneError } from './phone.ts'
import { postcodeError, postcodeLength } from './postcode.ts'

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
>

/** One option of a select or of a group of checkboxes. */
export interface EnquiryOption {
  value: string
  label: string
}

/** A field a visitor fills, in a form that a browser can check and send without script. */
export interface EnquiryField {
  name: keyof Enquiry
  label: string
  kind: 'text' | 'email' | 'phone' | 'postcode' | 'select' | 'message' | 'choices'
  isRequired: boolean
  /** Longest text, in characters. */
  maxLength?: number
  /** The `autocomplete` token of the HTML standard. */
  autoComplete?: string
  options?: readonly EnquiryOption[]
}

/** What an enquiry is about, where it is not the whole site. */
export interface EnquirySubject {
  /** The car the form is opened from; default none. */
  car?: EnquiryCar | null
  /** Category chosen beforehand; on a car it is always "Vehicle Enquiry" (`D-67`). */
  category?: string
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
export function enquiryDefaults(site: EnquirySite, subject: EnquirySubject = {}): Enquiry {
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
    category: car ? vehicleEnquiry : (subject.category ?? ''),
    subcategory,
    dealership_slug: car?.dealership_slug ?? soleDealership ?? '',
    manufacturer_slug: car ? slugOf(car.make) : (site.manufacturer ?? ''),
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
    page_id: subject.pageId ?? '',
  }
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

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
 * The enquiry form of a site, for one car or for none.
 * Source: `LEAD-015` to `LEAD-021`, `LEAD-026` to `LEAD-032`, `D-67`
 */
export function createEnquiryForm(site: EnquirySite, subject: EnquirySubject = {}): EnquiryForm {
  const defaults = enquiryDefaults(site, subject)
  const fields: EnquiryField[] = [
    ...contactFields,
    {
      name: 'postcode',
      label: 'Postcode',
      kind: 'postcode',
      isRequired: site.forms.postcodeRequired,
      maxLength: postcodeLength,
      autoComplete: 'postal-code',
    },
    ...choiceFields(site, subject),
    {
      name: 'message',
      label: 'Message',
      kind: 'message',
      isRequired: site.forms.messageRequired,
      maxLength: enquiryLimit.message,
    },
  ]
  const services = site.forms.additionalServices
  if (services.length > 0) {
    fields.push({
      name: 'additional_services',
      label: 'Additional services',
      kind: 'choices',
      isRequired: false,
      options: services,
    })
  }
  return { fields, defaults, optIn: site.forms.optInWording }
}

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
function isOwnDealership(site: EnquirySite, slug: string | undefined): boolean {
  return slug === undefined || site.dealerships.some((dealership) => dealership.slug === slug)
}

/**
 * What is wrong with an enquiry, field by field; no key when nothing is. The form asks before it
 * sends and the handler asks again, with the same answer. Leads of other kinds (`leadKinds`) are
 * taken with their contact fields alone.
 * Source: `D-03`, `D-57`, `D-67`, `LEAD-015` to `LEAD-021`
 */
export function enquiryErrors(site: EnquirySite, enquiry: Enquiry): FieldErrors {
  const isOtherKind = (leadKinds as readonly string[]).includes(enquiry.category)
  const errors: Record<string, string | null> = {
    name: filled(enquiry.name),
    last_name: filled(enquiry.last_name),
    email: filled(enquiry.email) ?? emailError(enquiry.email),
    phone: filled(enquiry.phone) ?? phoneError(enquiry.phone),
    postcode: postcodeProblem(site, enquiry.postcode, isOtherKind),
    category: isOtherKind ? null : categoryProblem(site, enquiry.category),
    dealership_slug: dealershipProblem(site, enquiry, isOtherKind),
    location: locationProblem(site, enquiry.location, isOtherKind),
    message: site.forms.messageRequired && !isOtherKind ? filled(enquiry.message) : null,
    additional_services: servicesProblem(site, enquiry.additional_services),
  }
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null),
  )
}

const filled = (text: string) => (text.trim() === '' ? leadMessage.required : null)

function postcodeProblem(site: EnquirySite, postcode: string, isOtherKind: boolean): string | null {
  if (postcode !== '') return postcodeError(postcode)
  return site.forms.postcodeRequired && !isOtherKind ? leadMessage.required : null
}

function categoryProblem(site: EnquirySite, category: string): string | null {
  if (category === '') return leadMessage.required
  const isOffered = category === vehicleEnquiry || site.forms.categories.includes(category)
  return isOffered ? null : leadMessage.invalidChoice
}

function dealershipProblem(
  site: EnquirySite,
  enquiry: Enquiry,
  isOtherKind: boolean,
): string | null {
  const { dealership_slug: slug, car_id } = enquiry
  if (slug === '') return hasDealershipSelect(site) && !isOtherKind ? leadMessage.required : null
  return isOwnDealership(site, slug) || car_id !== null ? null : leadMessage.invalidChoice
}

function locationProblem(site: EnquirySite, location: string, isOtherKind: boolean): string | null {
  if (location === '') return site.forms.locationField && !isOtherKind ? leadMessage.required : null
  return site.locations.some(({ slug }) => slug === location) ? null : leadMessage.invalidChoice
}

function servicesProblem(site: EnquirySite, services: readonly string[]): string | null {
  const offered = new Set(site.forms.additionalServices.map(({ value }) => value))
  return services.every((service) => offered.has(service)) ? null : leadMessage.invalidChoice
}
