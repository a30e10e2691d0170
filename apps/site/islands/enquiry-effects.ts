import { createHttpLeadSender } from '@forecourt/feature-leads/adapters'
import { sendEvent } from '@forecourt/feature-leads/events'
import type { EnquiryEffects } from './enquiry.tsx'

/** Sends to this site, says what the lead counts as, and goes to the success page. */
export const enquiryEffects: EnquiryEffects = {
  send: createHttpLeadSender({ fetch: (...request) => fetch(...request) }),
  onSuccess: ({ event }) => {
    sendEvent(event)
    location.assign('/success')
  },
}
