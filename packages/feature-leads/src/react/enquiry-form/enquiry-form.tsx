'use client'

import { EnquiryFormView } from './enquiry-form-view.tsx'
import { type EnquiryFormProps, useEnquiryForm } from './use-enquiry-form.ts'

/** An enquiry form that sends itself, and is a plain HTML form until then. */
export function EnquiryForm(props: EnquiryFormProps) {
  return <EnquiryFormView {...useEnquiryForm(props)} />
}
