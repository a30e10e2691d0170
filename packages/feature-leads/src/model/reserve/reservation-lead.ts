import { type Enquiry, type FieldErrors, parseEnquiry } from '../enquiry.ts'
import { findEnquiryErrors } from '../enquiry-errors.ts'
import type { EnquiryCar, EnquirySite } from '../enquiry-fields.ts'
import { createEnquiryDefaults } from '../enquiry-form.ts'
import { reservation } from '../kinds/reservation.ts'
import type { ReservationContact } from './reservation-contact.ts'

/** The enquiry a reservation is delivered as: contact, vehicle, and what was paid. */
export function createReservationEnquiry(
  site: EnquirySite,
  car: EnquiryCar,
  contact: ReservationContact,
  message: string,
): Enquiry {
  const { category } = reservation
  const enquiry = { ...createEnquiryDefaults(site, { car }), ...contact, category, message }
  const parsed = parseEnquiry(enquiry)
  return parsed.ok ? parsed.enquiry : enquiry
}

/**
 * Mistakes in the contact of a reservation, by field: all four are asked, and checked as in every form.
 * Source: `D-57`, `D-67`
 */
export function findContactErrors(site: EnquirySite, contact: ReservationContact): FieldErrors {
  const { category } = reservation
  const parsed = parseEnquiry({ ...createEnquiryDefaults(site), ...contact, category })
  return parsed.ok ? findEnquiryErrors(site, parsed.enquiry) : parsed.fields
}
