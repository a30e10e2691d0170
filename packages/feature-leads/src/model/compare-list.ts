import { COMPARISON_FULL, LIST_NOT_STORED } from './error-message.ts'

/** Most cars compared at a time. Source: `D-64` */
export const mostCompared = 4

/** Said when a fifth car is refused. Source: `D-64` */
export const compareFullText = COMPARISON_FULL

/** Said when the browser refuses a saved or compared car. Source: `D-64` */
export const listNotStoredText = LIST_NOT_STORED

/** The list after a press: with the car, without it, or as it was because it is full. */
export interface CompareChange {
  kind: 'added' | 'removed' | 'full'
  ids: readonly number[]
}

/** Takes a car into the comparison, at its end, or out of it; a fifth is refused. Source: `D-64` */
export function toggleCompared(ids: readonly number[], id: number): CompareChange {
  if (ids.includes(id)) return { kind: 'removed', ids: removeCompared(ids, id) }
  return ids.length < mostCompared ? { kind: 'added', ids: [...ids, id] } : { kind: 'full', ids }
}

/** The list without a car. */
export function removeCompared(ids: readonly number[], id: number): readonly number[] {
  return ids.filter((compared) => compared !== id)
}

/**
 * The ids an address or a cookie names, "1,2,3": each once, at most `limit`; what is no id is skipped.
 * @param limit most ids read. Default 4, those of a comparison.
 */
export function parseCarIds(text: string | null | undefined, limit = mostCompared): number[] {
  const ids = (text ?? '').split(/[,.]/).map((part) => (/^\d{1,15}$/.test(part) ? Number(part) : 0))
  return [...new Set(ids.filter((id) => id > 0))].slice(0, limit)
}

/** Reads a stored comparison; `null` for what is none. Source: `DATA-063` */
export function readCompareList(data: unknown): readonly number[] | null {
  if (!Array.isArray(data)) return null
  const ids = data.filter((id): id is number => Number.isSafeInteger(id) && id > 0)
  return [...new Set(ids)].slice(0, mostCompared)
}
