import {
  contactFields,
  createJobsFields,
  createMessageField,
  createPlaceFields,
  createPostcodeField,
  ownVehicleFields,
} from '../enquiry-fields.ts'
import type { LeadKind } from './lead-kind.ts'

/** An enquiry to the workshop about the visitor's own vehicle (`D-67`, `DATA-057`). */
export const serviceEnquiry = {
  key: 'service',
  category: 'Service Enquiry',
  isOwnVehicle: true,
  form: {
    heading: () => ({ title: 'Service Enquiry', text: 'What does your vehicle need?' }),
    sendLabel: 'Send Enquiry',
    fields: (site, subject) => [
      ...createJobsFields(site),
      ...ownVehicleFields,
      ...createPlaceFields(site, subject),
      createMessageField(site.forms.messageRequired, 'Anything we should know'),
      ...contactFields,
      createPostcodeField(site.forms.postcodeRequired),
    ],
  },
  page: {
    path: '/service',
    head: (siteName) => ({
      title: `Service | ${siteName}`,
      description: `Have your vehicle serviced or repaired by the ${siteName} workshop.`,
    }),
  },
  success: {
    text: 'Your enquiry has reached our service department.',
    steps: [
      'A service adviser looks at what your vehicle needs.',
      'We call you during opening hours to agree on a time.',
    ],
  },
} as const satisfies LeadKind
