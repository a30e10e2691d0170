import { createHttpLeadSender } from '@forecourt/feature-leads/adapters'
import type { EnquiryEffects } from './enquiry.tsx'

/** Sends to this site, then goes to the success page. */
export const enquiryEffects: EnquiryEffects = {
  send: createHttpLeadSender({ fetch: (...request) => fetch(...request) }),
  onSuccess: () => location.assign('/success'),
}
