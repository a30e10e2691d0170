import { createHttpReservationSender } from '@forecourt/feature-leads/adapters'
import { sendEvent } from '@forecourt/feature-leads/events'
import { hydrateIsland } from '@forecourt/islands/hydrate'
import { checkoutIsland } from './checkout.tsx'

export const hydrate = hydrateIsland(checkoutIsland, {
  send: createHttpReservationSender({ fetch: (...request) => fetch(...request) }),
  onReserved: (event) => {
    sendEvent(event)
    location.assign('/success')
  },
  onElsewhere: (url) => location.assign(url),
})
