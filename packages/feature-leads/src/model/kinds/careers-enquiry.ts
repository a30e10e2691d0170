import {
  contactFields,
  createMessageField,
  createPlaceFields,
  createPostcodeField,
} from '../enquiry-fields.ts'
import { eventNumber } from '../event-number.ts'
import { generalEnquiry } from './general-enquiry.ts'
import type { LeadKind } from './lead-kind.ts'

/** An enquiry of somebody who would work here; it goes out as a general one (`LEAD-014`). */
export const careersEnquiry = {
  key: 'careers',
  category: 'Careers Enquiry',
  sentAs: { category: generalEnquiry.category, subcategory: 'Career Enquiry' },
  event: eventNumber.careersEnquiry,
  form: {
    heading: () => ({
      title: 'Careers',
      text: 'Tell us what work you are looking for and what you have done so far.',
    }),
    sendLabel: 'Send Application',
    fields: (site, subject) => [
      ...contactFields,
      createPostcodeField(site.forms.postcodeRequired),
      ...createPlaceFields(site, subject),
      createMessageField(site.forms.messageRequired, 'About you'),
    ],
  },
  page: {
    path: '/careers',
    feature: 'careers',
    head: (siteName) => ({
      title: `Careers | ${siteName}`,
      description: `Join the team at ${siteName}: tell us what you do best.`,
    }),
  },
  success: {
    text: 'Your message has reached the people who hire for our team.',
    steps: [
      'We read your message and look for a role that fits.',
      'We get back to you by phone or email.',
    ],
  },
} as const satisfies LeadKind
