'use client'

import { createLateComponent } from '@forecourt/ui/late-component'
import type { EnquirySite } from '../../model/enquiry-fields.ts'
import { createEnquiryForm, type EnquirySubject } from '../../model/enquiry-form.ts'

const { load, Late } = createLateComponent(async () => {
  const { AppointmentField } = await import('./appointment-field.tsx')
  return AppointmentField
})

/** `AppointmentField`, whose code only forms that ask for a day fetch; until then its place is empty. */
export const LateAppointmentField = Late

/**
 * Fetches what only some forms need: nothing for an enquiry, day and time for a test drive. After it the
 * first render is whole, so await it before `renderToString` and before hydrating.
 */
export async function loadEnquiryFields({
  site,
  subject,
}: {
  site: EnquirySite
  subject?: EnquirySubject
}): Promise<void> {
  const { fields } = createEnquiryForm(site, subject)
  if (fields.some(({ kind }) => kind === 'appointment')) await load()
}
