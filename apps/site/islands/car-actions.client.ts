import { eventNumber, sendEvent } from '@forecourt/feature-leads/events'
import { openChat, showChat } from '@forecourt/feature-vdp'
import { hydrateIsland } from '@forecourt/islands/hydrate'
import type { ChatScript } from '@forecourt/tenant-config/model'
import { isPlainClick } from '@forecourt/ui/plain-click'
import { type CarActionsEffects, carActionsIsland } from './car-actions.tsx'

/** Opens the chat, and where it does not open, the page the button leads to. */
async function chatOrPage(button: HTMLAnchorElement, chat: ChatScript) {
  button.setAttribute('aria-busy', 'true')
  const isOpen = await openChat(chat)
  button.removeAttribute('aria-busy')
  if (!isOpen) location.assign(button.href)
}

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
  onInstantMessage(event, chat) {
    if (!isPlainClick(event)) return
    if (chat) {
      event.preventDefault()
      void chatOrPage(event.currentTarget as HTMLAnchorElement, chat)
    } else if (showChat()) event.preventDefault()
  },
}

/** Puts the region of messages into the page before a press has something to say. */
async function openToaster() {
  const { mountToaster } = await import(/* @at-press */ '../client/page-toaster.tsx')
  mountToaster()
}

export const hydrate = hydrateIsland(carActionsIsland, () => {
  void openToaster().catch(() => undefined)
  return effects
})
