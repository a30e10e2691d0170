import { connectCarLists, createCarLists } from '@forecourt/feature-leads/car-lists'
import { eventNumber, sendEvent } from '@forecourt/feature-leads/events'
import type { KeyValueStorage } from '@forecourt/feature-leads/model'

async function sayFull(): Promise<void> {
  try {
    const { sayCompareFull } = await import('./compare-full.ts')
    await sayCompareFull()
  } catch (error) {
    console.warn('The notice of a full comparison could not be shown:', error)
  }
}

/** Everything that saving and comparing need, for one page. */
export function connect(siteId: string, storage: KeyValueStorage | null): void {
  connectCarLists(document, createCarLists(siteId, storage), {
    onCompareFull: () => void sayFull(),
    onSave: ({ carId }) => sendEvent({ eventId: eventNumber.favourite, carId }),
  })
}
