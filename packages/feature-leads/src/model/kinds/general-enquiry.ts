import type { LeadKind } from './lead-kind.ts'

/** An enquiry about nothing in particular. */
export const generalEnquiry = {
  key: 'general',
  category: 'General Enquiry',
} as const satisfies LeadKind
