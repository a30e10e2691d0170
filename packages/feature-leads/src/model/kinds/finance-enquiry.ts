import type { LeadKind } from './lead-kind.ts'

/** An enquiry about a loan (`D-67`). */
export const financeEnquiry = {
  key: 'finance',
  category: 'Finance Enquiry',
  success: {
    text: 'Your enquiry has reached our finance team.',
    steps: [
      'A finance specialist reads your enquiry.',
      'We call you during opening hours to talk through your options, with no obligation.',
    ],
  },
} as const satisfies LeadKind
