import { connectCarLists, createCarLists } from '@forecourt/feature-leads/car-lists'
import { eventNumber, sendEvent } from '@forecourt/feature-leads/events'
import type { KeyValueStorage } from '@forecourt/feature-leads/model'

async function say(kind: 'full' | 'not-stored'): Promise<void> {
  try {
    const { sayListNotice } = await import('./list-notices.ts')
    await sayListNotice(kind)
  } catch (error) {
    console.warn('A notice about the saved cars could not be shown:', error)
  }
}

/** Everything that saving and comparing need, for one page. */
export function connect(siteId: string, storage: KeyValueStorage | null): void {
  connectCarLists(document, createCarLists(siteId, storage), {
    onCompareFull: () => void say('full'),
    onNotStored: () => void say('not-stored'),
    onSave: ({ carId }) => sendEvent({ eventId: eventNumber.favourite, carId }),
  })
}
