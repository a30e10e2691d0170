import type { AppointmentDay } from './appointment.ts'
import { findEmailProblem } from './email.ts'
import type { Enquiry, FieldErrors } from './enquiry.ts'
import { type EnquirySite, hasDealershipSelect, isOwnDealership } from './enquiry-fields.ts'
import { findLeadKind } from './lead-category.ts'
import { leadMessage } from './lead-message.ts'
import { findPhoneProblem } from './phone.ts'
import { findPostcodeProblem } from './postcode.ts'

/**
 * Problem with an enquiry, field by field; no key when nothing is. The form asks before it
 * sends and the handler asks again, with the same answer. Leads of a short kind are taken with
 * their contact fields alone.
 * @param days days and times a test drive can be asked for; without them only the form of the answer
 *   is checked
 * Source: `D-03`, `D-57`, `D-66`, `D-67`, `LEAD-015` to `LEAD-021`, `LEAD-037` to `LEAD-039`, `PLUS-085`
 */
export function findEnquiryErrors(
  site: EnquirySite,
  enquiry: Enquiry,
  days: readonly AppointmentDay[] | null = null,
): FieldErrors {
  const kind = findLeadKind(enquiry.category)
  const isShort = kind?.isShort ?? false
  const isBrief = enquiry.car_id !== null && kind?.form?.isBrief === true
  const errors: Record<string, string | null> = {
    name: filled(enquiry.name),
    ...(isBrief ? findReachProblems(enquiry) : findContactProblems(enquiry)),
    postcode: postcodeProblem(site, enquiry.postcode, isShort),
    category: isShort ? null : categoryProblem(site, enquiry.category),
    dealership_slug: dealershipProblem(site, enquiry, isShort),
    location: locationProblem(site, enquiry.location, isShort),
    message: site.forms.messageRequired && !isShort ? filled(enquiry.message) : null,
    additional_services: servicesProblem(site, enquiry.additional_services),
    ...kind?.problems?.(site, enquiry, days),
  }
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null),
  )
}

const findContactProblems = ({ last_name, email, phone }: Enquiry) => ({
  last_name: filled(last_name),
  email: filled(email) ?? findEmailProblem(email),
  phone: filled(phone) ?? findPhoneProblem(phone),
})

const isFilled = (text: string) => text.trim() !== ''

/** One way to be reached is enough; what is typed is right. */
function findReachProblems({ email, phone }: Enquiry) {
  if (!isFilled(email) && !isFilled(phone)) return { email: null, phone: leadMessage.contactNeeded }
  return {
    email: isFilled(email) ? findEmailProblem(email) : null,
    phone: isFilled(phone) ? findPhoneProblem(phone) : null,
  }
}

const filled = (text: string) => (isFilled(text) ? null : leadMessage.required)

function postcodeProblem(site: EnquirySite, postcode: string, isShort: boolean): string | null {
  if (postcode !== '') return findPostcodeProblem(postcode)
  return site.forms.postcodeRequired && !isShort ? leadMessage.required : null
}

function categoryProblem(site: EnquirySite, category: string): string | null {
  if (category === '') return leadMessage.required
  const hasForm = findLeadKind(category)?.form !== undefined
  const isOffered = hasForm || site.forms.categories.includes(category)
  return isOffered ? null : leadMessage.invalidChoice
}

function dealershipProblem(site: EnquirySite, enquiry: Enquiry, isShort: boolean): string | null {
  const { dealership_slug: slug, car_id } = enquiry
  if (slug === '') return hasDealershipSelect(site) && !isShort ? leadMessage.required : null
  return isOwnDealership(site, slug) || car_id !== null ? null : leadMessage.invalidChoice
}

function locationProblem(site: EnquirySite, location: string, isShort: boolean): string | null {
  if (location === '') return site.forms.locationField && !isShort ? leadMessage.required : null
  return site.locations.some(({ slug }) => slug === location) ? null : leadMessage.invalidChoice
}

function servicesProblem(site: EnquirySite, services: readonly string[]): string | null {
  const { additionalServices, workshopJobs } = site.forms
  const offered = new Set([...additionalServices, ...workshopJobs].map(({ value }) => value))
  return services.every((service) => offered.has(service)) ? null : leadMessage.invalidChoice
}
