import type { LeadKind } from './lead-kind.ts'

/** An enquiry about parts and accessories (`D-67`). */
export const partsEnquiry = {
  key: 'parts',
  category: 'Parts Enquiry',
  success: {
    text: 'Your enquiry has reached our parts department.',
    steps: [
      'A parts interpreter looks up the part for your vehicle.',
      'We get back to you with availability and price.',
    ],
  },
} as const satisfies LeadKind
