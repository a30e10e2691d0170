import { connectCarMarks, createCarMarks } from '@forecourt/feature-leads/car-marks'
import { eventNumber, sendEvent } from '@forecourt/feature-leads/events'
import type { KeyValueStorage } from '@forecourt/feature-leads/model'

const sayFull = async () => (await import('../islands/compare-full.client.tsx')).sayCompareFull()

/** Everything that saving and comparing need, for one page. */
export function connect(siteId: string, storage: KeyValueStorage | null): void {
  connectCarMarks(document, createCarMarks(siteId, storage), {
    onCompareFull: () => void sayFull(),
    onSave: ({ carId }) => sendEvent({ eventId: eventNumber.favourite, carId }),
  })
}
