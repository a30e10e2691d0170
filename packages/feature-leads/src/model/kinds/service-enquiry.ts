import { enquiryLimit } from '../enquiry.ts'
import {
  contactFields,
  createMessageField,
  createPlaceFields,
  createPostcodeField,
  createServicesFields,
} from '../enquiry-fields.ts'
import type { LeadKind } from './lead-kind.ts'

/** An enquiry to the workshop about the visitor's own vehicle (`D-67`, `DATA-057`). */
export const serviceEnquiry = {
  key: 'service',
  category: 'Service Enquiry',
  form: {
    heading: () => ({ title: 'Service Enquiry', text: 'What does your vehicle need?' }),
    sendLabel: 'Send Enquiry',
    fields: (site) => [
      ...contactFields,
      createPostcodeField(site.forms.postcodeRequired),
      {
        name: 'Rego',
        label: 'Registration',
        kind: 'text',
        isRequired: false,
        maxLength: enquiryLimit.short,
      },
      ...createPlaceFields(site),
      ...createServicesFields(site),
      createMessageField(site.forms.messageRequired),
    ],
  },
  success: {
    text: 'Your enquiry has reached our service department.',
    steps: [
      'A service adviser looks at what your vehicle needs.',
      'We call you during opening hours to agree on a time.',
    ],
  },
} as const satisfies LeadKind
