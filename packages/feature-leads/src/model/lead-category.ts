/** Category of an enquiry about one vehicle (`D-67`). */
export const vehicleEnquiry = 'Vehicle Enquiry'

/** Category of an enquiry about nothing in particular. */
export const generalEnquiry = 'General Enquiry'

/** Category a job applicant chooses; it is sent as a general enquiry (`LEAD-014`). */
export const careersEnquiry = 'Careers Enquiry'

/** Subcategory that tells a careers enquiry from other general ones (`LEAD-014`). */
export const careerSubcategory = 'Career Enquiry'

/** Subcategory of an enquiry that started at a vehicle that is not to be had (`D-10`). */
export const similarSubcategory = 'Find Me Something Similar'

/** Category of a request to drive a vehicle (`D-05`). */
export const testDrive = 'Test Drive'

/** Category of a request for more pictures of a vehicle (`D-05`). */
export const photoRequest = 'Photo Request'

/** What a request for pictures says whether or not the visitor writes anything (`LEAD-035`). */
export const photoRequestText = 'Please send photos for this car'

/**
 * Categories that tell the kinds of lead apart at `POST /api/leads`, besides those a site lists for
 * its enquiry form. Their own forms ask for no message.
 * Source: `D-05`
 */
export const leadKinds = [testDrive, photoRequest, 'Trade In', 'Reservation'] as const

/**
 * Category and subcategory as they are sent: "Careers Enquiry" goes out as "General Enquiry" with
 * subcategory "Career Enquiry"; anything else is unchanged. Applying it twice changes nothing more.
 * Source: `LEAD-014`
 */
export function readSentCategory({
  category,
  subcategory,
}: {
  category: string
  subcategory: string
}): { category: string; subcategory: string } {
  if (category !== careersEnquiry) return { category, subcategory }
  return { category: generalEnquiry, subcategory: careerSubcategory }
}
