import { type AppointmentDay, listTimes } from './appointment.ts'
import { findEmailProblem } from './email.ts'
import type { Enquiry, FieldErrors } from './enquiry.ts'
import { type EnquirySite, hasDealershipSelect, isOwnDealership } from './enquiry-form.ts'
import { leadKinds, testDrive, vehicleEnquiry } from './lead-category.ts'
import { leadMessage } from './lead-message.ts'
import { findPhoneProblem } from './phone.ts'
import { findPostcodeProblem } from './postcode.ts'

/**
 * What is wrong with an enquiry, field by field; no key when nothing is. The form asks before it
 * sends and the handler asks again, with the same answer. Leads of other kinds (`leadKinds`) are
 * taken with their contact fields alone.
 * @param days days and times a test drive can be asked for; without them only the form of the answer
 *   is checked
 * Source: `D-03`, `D-57`, `D-66`, `D-67`, `LEAD-015` to `LEAD-021`, `LEAD-037` to `LEAD-039`
 */
export function findEnquiryErrors(
  site: EnquirySite,
  enquiry: Enquiry,
  days: readonly AppointmentDay[] | null = null,
): FieldErrors {
  const isOtherKind = (leadKinds as readonly string[]).includes(enquiry.category)
  const errors: Record<string, string | null> = {
    name: filled(enquiry.name),
    last_name: filled(enquiry.last_name),
    email: filled(enquiry.email) ?? findEmailProblem(enquiry.email),
    phone: filled(enquiry.phone) ?? findPhoneProblem(enquiry.phone),
    postcode: postcodeProblem(site, enquiry.postcode, isOtherKind),
    category: isOtherKind ? null : categoryProblem(site, enquiry.category),
    dealership_slug: dealershipProblem(site, enquiry, isOtherKind),
    location: locationProblem(site, enquiry.location, isOtherKind),
    message: site.forms.messageRequired && !isOtherKind ? filled(enquiry.message) : null,
    additional_services: servicesProblem(site, enquiry.additional_services),
    ...(enquiry.category === testDrive ? visitProblems(site, enquiry, days) : {}),
  }
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null),
  )
}

const filled = (text: string) => (text.trim() === '' ? leadMessage.required : null)

function postcodeProblem(site: EnquirySite, postcode: string, isOtherKind: boolean): string | null {
  if (postcode !== '') return findPostcodeProblem(postcode)
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

function visitProblems(
  site: EnquirySite,
  enquiry: Enquiry,
  days: readonly AppointmentDay[] | null,
): Record<string, string | null> {
  const { distribution_location: place, terms_accepted } = enquiry
  const isKnownPlace = place === '' || site.locations.some(({ slug }) => slug === place)
  const isAccepted = site.forms.testDriveTerms === null || terms_accepted
  return {
    appointment_date: dayProblem(enquiry, days),
    appointment_time: timeProblem(enquiry, days),
    distribution_location: isKnownPlace ? null : leadMessage.invalidChoice,
    terms_accepted: isAccepted ? null : leadMessage.required,
  }
}

function dayProblem(
  { appointment_date: date, appointment_time: time }: Enquiry,
  days: readonly AppointmentDay[] | null,
): string | null {
  if (date === '') return time === '' ? null : leadMessage.dayMissing
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return leadMessage.invalidChoice
  return days === null || listTimes(days, date).length > 0 ? null : leadMessage.dayClosed
}

function timeProblem(
  { appointment_date: date, appointment_time: time }: Enquiry,
  days: readonly AppointmentDay[] | null,
): string | null {
  if (time === '') return null
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return leadMessage.invalidChoice
  if (date === '' || days === null) return null
  const times = listTimes(days, date)
  return times.length === 0 || times.includes(time) ? null : leadMessage.timeTaken
}
