'use client'

import { createElement, Suspense, use } from 'react'
import type { EnquirySite } from '../../model/enquiry-fields.ts'
import { createEnquiryForm, type EnquirySubject } from '../../model/enquiry-form.ts'
import type { AppointmentField, AppointmentFieldProps } from './appointment-field.tsx'

type Field = typeof AppointmentField

let known: Field | undefined
let coming: Promise<Field> | undefined

/** Fetches the code of day and time, once. @throws what the import threw; the next call tries again */
function loadAppointmentField(): Promise<Field> {
  coming ??= import('./appointment-field.tsx').then(
    ({ AppointmentField: Found }) => (known = Found),
    (error: unknown) => {
      coming = undefined
      throw error
    },
  )
  return coming
}

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
  if (fields.some(({ kind }) => kind === 'appointment')) await loadAppointmentField()
}

function Fetched(props: AppointmentFieldProps) {
  return createElement(use(loadAppointmentField()), props)
}

/**
 * `AppointmentField`, whose code only forms that ask for a day fetch. After `loadEnquiryFields` it is there at
 * once, on a server too; until then its place is empty.
 */
export function LateAppointmentField(props: AppointmentFieldProps) {
  // Around what is known no boundary: React would hydrate what is in it later than the rest.
  if (known) return createElement(known, props)
  return (
    <Suspense fallback={null}>
      <Fetched {...props} />
    </Suspense>
  )
}
