import { createHttpCustomer } from '@forecourt/feature-finance/adapters'
import {
  createCustomerRequest,
  findApplicationErrors,
} from '@forecourt/feature-finance/model/application'
import { createHttpLeadSender, createHttpPhoneCodeCalls } from '@forecourt/feature-leads/adapters'
import { sendEvent } from '@forecourt/feature-leads/events'
import type { ApplicationEffects, ApplicationIslandProps } from './application.tsx'

const ask: typeof fetch = (...request) => fetch(...request)

/** Sends lead and application to this site, says what the lead counts as, and goes on to the lender. */
export function createApplicationEffects({
  partnerKey,
  partnerName,
}: Pick<ApplicationIslandProps, 'partnerKey' | 'partnerName'>): ApplicationEffects {
  const provider = { key: partnerKey, name: partnerName }
  const sendCustomer = createHttpCustomer({ fetch: ask, provider })
  return {
    send: createHttpLeadSender({ fetch: ask }),
    apply: ({ enquiry, lead, idempotencyKey }) =>
      sendCustomer(createCustomerRequest(enquiry, { ...lead }), { idempotencyKey }),
    calls: createHttpPhoneCodeCalls({ fetch: ask, isOnline: () => navigator.onLine }),
    onCode: (event) => sendEvent(event),
    onLead: ({ event }) => sendEvent(event),
    onApplied: ({ redirectUrl }) => location.assign(redirectUrl),
    findErrors: findApplicationErrors,
  }
}
