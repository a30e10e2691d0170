import { createHttpPhoneCodeCalls } from '@forecourt/feature-leads/adapters'
import { sendEvent } from '@forecourt/feature-leads/events'
import { hydrateIsland } from '@forecourt/islands/hydrate'
import { signInIsland } from './sign-in.tsx'

export const hydrate = hydrateIsland(signInIsland, {
  calls: createHttpPhoneCodeCalls({
    fetch: (...request) => fetch(...request),
    isOnline: () => navigator.onLine,
  }),
  onEvent: (event) => sendEvent(event),
  onSignedIn: ({ redirect }) => location.assign(redirect),
})
