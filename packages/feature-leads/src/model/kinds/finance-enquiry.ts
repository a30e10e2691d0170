import {
  contactFields,
  createMessageField,
  createPlaceFields,
  createPostcodeField,
} from '../enquiry-fields.ts'
import { findLoanProblems, loanFields } from '../finance-fields.ts'
import type { LeadKind } from './lead-kind.ts'

/** An enquiry about a loan (`D-67`, `FIN-095`). */
export const financeEnquiry = {
  key: 'finance',
  category: 'Finance Enquiry',
  isShort: true,
  tags: ['finance'],
  form: {
    heading: (carName) => ({
      title: 'Finance Enquiry',
      text: carName
        ? `Finance for the ${carName}`
        : 'Tell us what you would like to finance, and we will come back to you with a personalised rate.',
    }),
    sendLabel: 'Send Finance Enquiry',
    fields: (site, subject) => [
      ...loanFields,
      ...contactFields,
      createPostcodeField(false),
      ...createPlaceFields(site, subject),
      createMessageField(false),
    ],
  },
  problems: findLoanProblems,
  success: {
    text: 'Your enquiry has reached our finance team.',
    steps: [
      'A finance specialist reads your enquiry.',
      'We call you during opening hours to talk through your options, with no obligation.',
    ],
  },
} as const satisfies LeadKind
