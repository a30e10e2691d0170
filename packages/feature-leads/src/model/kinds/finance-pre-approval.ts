import {
  contactFields,
  createMessageField,
  createPlaceFields,
  createPostcodeField,
} from '../enquiry-fields.ts'
import { findLoanProblems, loanFieldNames, loanFields } from '../finance-fields.ts'
import { leadMessage } from '../lead-message.ts'
import { financeEnquiry } from './finance-enquiry.ts'
import type { LeadKind } from './lead-kind.ts'

/** An enquiry about a loan in four steps; it goes out like every finance enquiry (`FIN-020` to `FIN-023`). */
export const financePreApproval = {
  key: 'finance-pre-approval',
  category: 'Finance Pre-approval',
  isShort: true,
  tags: ['finance', 'pre-approval'],
  sentAs: { category: financeEnquiry.category, subcategory: 'Instant pre-approval' },
  form: {
    heading: (carName) => ({
      title: 'Instant Finance pre-approval with no impact on your credit score',
      text: carName ? `Finance for the ${carName}` : '',
    }),
    sendLabel: 'Apply',
    firstSteps: [
      { id: 'estimate', title: 'Quick Estimate', names: loanFieldNames },
      {
        id: 'contact',
        title: 'Your Details',
        names: ['name', 'last_name', 'email', 'phone'],
      },
      {
        id: 'pre-approval',
        title: 'Instant pre-approval',
        names: ['postcode', 'dealership_slug', 'location', 'message'],
      },
    ],
    lastTitle: 'Apply to lender',
    fields: (site, subject) => [
      ...loanFields,
      ...contactFields,
      createPostcodeField(true),
      ...createPlaceFields(site, subject),
      createMessageField(false),
    ],
  },
  problems: (site, enquiry) => ({
    ...findLoanProblems(site, enquiry),
    ...(enquiry.postcode === '' && { postcode: leadMessage.required }),
  }),
  success: financeEnquiry.success,
} as const satisfies LeadKind
