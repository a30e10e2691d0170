import {
  formatClientStorageKey,
  type KeyValueStorage,
  readClientStorage,
  writeClientStorage,
} from './client-storage.ts'
import { readSuccessMarker, type SuccessMarker } from './success-marker.ts'

/**
 * Keeps what the page after an enquiry needs: the marker with the car, and the category.
 * Source: `D-07`, `D-79`, `LEAD-006`, `LEAD-007`, `LEAD-008`
 */
export function rememberSuccess(
  storage: KeyValueStorage | null,
  siteId: string,
  marker: SuccessMarker,
): void {
  const { car, subcategory, receipt } = marker
  writeClientStorage(storage, formatClientStorageKey(siteId, 'success'), {
    car,
    ...(subcategory ? { subcategory } : {}),
    ...(receipt && { receipt }),
  })
  writeClientStorage(storage, formatClientStorageKey(siteId, 'success-category'), marker.category)
}

/**
 * Reads the marker and removes it, so that the page shows it once.
 * @returns `null` when no enquiry went before
 * Source: `D-07`
 */
export function takeSuccess(storage: KeyValueStorage | null, siteId: string): SuccessMarker | null {
  const successKey = formatClientStorageKey(siteId, 'success')
  const categoryKey = formatClientStorageKey(siteId, 'success-category')
  const success = readClientStorage(storage, successKey, (data) =>
    typeof data === 'object' && data !== null ? data : null,
  )
  if (!success) return null
  const category = readClientStorage(storage, categoryKey, (data) =>
    typeof data === 'string' ? data : null,
  )
  writeClientStorage(storage, successKey, null)
  writeClientStorage(storage, categoryKey, null)
  return readSuccessMarker({ ...success, category: category ?? '' })
}
