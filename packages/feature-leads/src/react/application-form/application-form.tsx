'use client'

import { ApplicationFormView } from './application-form-view.tsx'
import { type ApplicationFormProps, useApplicationForm } from './use-application-form.ts'

/** A form in steps that proves the phone and applies to a partner; a plain HTML form until it is taken up. */
export function ApplicationForm(props: ApplicationFormProps) {
  return <ApplicationFormView {...useApplicationForm(props)} />
}
