import { toSlug } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import type { Enquiry } from './enquiry.ts'
import type { EnquiryField, EnquirySite, FieldSubject } from './enquiry-fields.ts'
import { listEnquirySteps } from './enquiry-step.ts'
import type { FinanceField } from './finance-fields.ts'
import type { EnquiryStep } from './kinds/lead-kind.ts'
import { type EnquiryKind, findEnquiryKind, similarSubcategory } from './lead-category.ts'

/** Words of the dealer above the enquiry about a vehicle, each null where the platform's are used. */
export type EnquiryWords = Pick<Site['content']['enquiry'], 'heading' | 'intro'>

/** Subject of an enquiry, where it is not the whole site. */
export interface EnquirySubject extends FieldSubject {
  /** Purpose of the form; default an enquiry. A test drive or photos are of a car. */
  kind?: EnquiryKind
  /** Category chosen beforehand; on a car the kind decides it (`D-05`, `D-67`). */
  category?: string
  /** Sent as it is, for example "Find Me Something Similar" (`D-10`). */
  subcategory?: string
  /** True where the car is for sale all the same, so that nobody reads that it is not. Default false. */
  isForSale?: boolean
  /** Words of the dealer above the enquiry about a vehicle. Default those of the platform. */
  words?: EnquiryWords
  /** Name of the page the form is on. */
  pageId?: string
  /** First values of a finance form: of the address of its page (`D-55`), and of who is signed in. Default none. */
  start?: Partial<
    Pick<
      Enquiry,
      FinanceField | 'dealership_slug' | 'car_type' | 'name' | 'last_name' | 'email' | 'phone'
    >
  >
  /** True where `start.phone` is of who is signed in, and stays as it is (`D-56`). Default false. */
  isPhoneVerified?: boolean
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
  /** True where a name and one way to be reached are enough (`PLUS-085`). */
  isBrief: boolean
  /** Start value of each field, shown or hidden. */
  defaults: Enquiry
  /** Wording of the opt-in checkbox with its version (`D-100`). */
  optIn: EnquirySite['forms']['optInWording']
}

/**
 * Start values of a form: the car, the dealership, the consent and the text that is known already.
 * Source: `DATA-051` to `DATA-053`, `D-67`, `D-68`
 */
export function createEnquiryDefaults(site: EnquirySite, subject: EnquirySubject = {}): Enquiry {
  const { car = null, subcategory = '' } = subject
  const kind = findEnquiryKind(subject.kind ?? 'enquiry')
  const isChosen = !car && kind.key === 'enquiry'
  const soleDealership = site.dealerships.length === 1 ? site.dealerships[0]?.slug : undefined
  return {
    name: '',
    last_name: '',
    email: '',
    phone: '',
    postcode: '',
    message: car ? createFirstMessage(car, subject) : '',
    category: isChosen ? (subject.category ?? '') : kind.category,
    subcategory,
    dealership_slug: car?.dealership_slug ?? soleDealership ?? '',
    manufacturer_slug: car ? toSlug(car.make) : (site.manufacturer ?? ''),
    location: findLocationSlug(site, subject),
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
    purchasePrice: '',
    loanTerm: '',
    selfAssessedCreditScore: '',
    whoIsHelping: '',
    vin: '',
    nvic: '',
    year: '',
    default_message: kind.form.defaultMessage ?? '',
    page_id: subject.pageId ?? '',
    ...subject.start,
  }
}

/* The location of the page, where a site has the visitor choose one. */
function findLocationSlug(site: EnquirySite, { locationId }: EnquirySubject): string {
  if (!site.forms.locationField) return ''
  return site.locations.find(({ id }) => id === locationId)?.slug ?? ''
}

/* Words a visitor can send as they are. */
function createFirstMessage({ name }: { name: string }, subject: EnquirySubject): string {
  if (subject.subcategory === similarSubcategory)
    return `I am looking for something similar to the ${name}.`
  if ((subject.kind ?? 'enquiry') !== 'enquiry' || subject.subcategory) return ''
  return `I am interested in the ${name}. Is it still available?`
}

/**
 * The form of a site for one car or for none: an enquiry, a test drive or a request for photos.
 * Source: `LEAD-015` to `LEAD-021`, `LEAD-026` to `LEAD-032`, `LEAD-034` to `LEAD-039`, `D-67`
 */
export function createEnquiryForm(site: EnquirySite, subject: EnquirySubject = {}): EnquiryForm {
  const { form } = findEnquiryKind(subject.kind ?? 'enquiry')
  const defaults = createEnquiryDefaults(site, subject)
  const fields = form
    .fields(site, subject)
    .map((field) =>
      subject.isPhoneVerified && field.name === 'phone' ? { ...field, isVerified: true } : field,
    )
  return {
    fields,
    defaults,
    isBrief: form.isBrief === true && Boolean(subject.car),
    steps: stepsAskedFor(listEnquirySteps(defaults.category), fields),
    sendLabel: form.sendLabel,
    terms: form.terms?.(site) ?? null,
    optIn: site.forms.optInWording,
  }
}

/** A step without a field to show is no step. */
function stepsAskedFor(
  steps: readonly EnquiryStep[],
  fields: readonly EnquiryField[],
): readonly EnquiryStep[] {
  return steps.flatMap((step) => {
    const { names, titleOf } = step
    if (names === 'rest') return [step]
    const asked = fields.map(({ name }) => name).filter((name) => names.includes(name))
    return asked.length === 0 ? [] : [{ ...step, title: titleOf?.(asked) ?? step.title }]
  })
}
