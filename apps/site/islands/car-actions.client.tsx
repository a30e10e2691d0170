import { eventNumber, sendEvent } from '@forecourt/feature-leads/events'
import { hydrateTree } from '../client/hydrate-root.tsx'
import {
  type CarActionsEffects,
  CarActionsIsland,
  type CarActionsIslandProps,
} from './car-actions.tsx'
import { enquiryEffects } from './enquiry-effects.ts'
import { mountToaster } from './page-toaster.tsx'

/** Event a chat script listens for; preventing it says that the chat has opened. */
const CHAT_EVENT = 'forecourt:open-chat'

const effects: CarActionsEffects = {
  async onReveal({ id, dealershipId }, siteId) {
    sendEvent({ eventId: eventNumber.phoneClick, carId: id, dealershipId })
    const response = await fetch('/api/phone-reveals', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ car_id: id, dealership_id: dealershipId, website_id: siteId }),
    })
    if (!response.ok) throw new Error(`answered ${response.status}`)
  },
  onPrint({ id, dealershipId }) {
    sendEvent({ eventId: eventNumber.print, carId: id, dealershipId })
  },
  onInstantMessage(event) {
    const isTaken = !dispatchEvent(new Event(CHAT_EVENT, { cancelable: true }))
    if (isTaken) event.preventDefault()
  },
}

const Root = (props: CarActionsIslandProps) => (
  <CarActionsIsland {...props} {...effects} {...enquiryEffects} />
)

export function hydrate(container: HTMLElement, props: unknown): Promise<void> {
  mountToaster()
  return hydrateTree(container, Root, props as CarActionsIslandProps)
}
