import {
  formatClientStorageKey,
  type KeyValueStorage,
  readClientStorage,
  writeClientStorage,
} from './client-storage.ts'

/** Days an answer holds; then the visitor is asked again. */
export const CONSENT_DAYS = 365

const dayMs = 24 * 60 * 60 * 1000

interface Answer {
  agrees: boolean
  /** ISO 8601 instant of the answer. */
  at: string
}

function readAnswer(data: unknown): Answer | null {
  if (typeof data !== 'object' || data === null) return null
  const { agrees, at } = data as Partial<Answer>
  if (typeof agrees !== 'boolean' || typeof at !== 'string') return null
  return Number.isNaN(Date.parse(at)) ? null : { agrees, at }
}

/**
 * Answer of a visitor who was asked whether others may count what they do on a site.
 * @returns null when there is none, it is 365 days old or older, or the storage is blocked
 * Source: `D-79`, `D-100`
 */
export function readCountingConsent(
  storage: KeyValueStorage | null,
  siteId: string,
  now: Date,
): boolean | null {
  const answer = readClientStorage(storage, formatClientStorageKey(siteId, 'consent'), readAnswer)
  if (!answer) return null
  const ageMs = now.getTime() - Date.parse(answer.at)
  return ageMs < CONSENT_DAYS * dayMs ? answer.agrees : null
}

/**
 * Remembers that answer.
 * @returns false when the storage is blocked or full; nothing is thrown
 * Source: `D-79`, `D-100`
 */
export function rememberCountingConsent(
  storage: KeyValueStorage | null,
  siteId: string,
  agrees: boolean,
  now: Date,
): boolean {
  const answer: Answer = { agrees, at: now.toISOString() }
  return writeClientStorage(storage, formatClientStorageKey(siteId, 'consent'), answer)
}
