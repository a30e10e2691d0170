import type { LeadKind } from './lead-kind.ts'

/** An enquiry to the workshop (`D-67`). */
export const serviceEnquiry = {
  key: 'service',
  category: 'Service Enquiry',
  success: {
    text: 'Your enquiry has reached our service department.',
    steps: [
      'A service adviser looks at what your vehicle needs.',
      'We call you during opening hours to agree on a time.',
    ],
  },
} as const satisfies LeadKind
