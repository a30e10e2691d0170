import type { LeadPayload } from './lead.ts'

/** Facts of a sending that may differ between two tries of one and the same. */
const circumstances: ReadonlySet<string> = new Set<keyof LeadPayload>([
  'url',
  'source',
  'user_agent',
  'lead_attributes',
])

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

const contentOf = (payload: LeadPayload): string => {
  const typed = Object.entries(payload).filter(
    ([name, value]) => !circumstances.has(name) && !isEmpty(value),
  )
  return JSON.stringify(typed.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * True when two sendings say the same. Page, browser and visit may differ, and a field that was left
 * empty may be missing, as an older version stored it.
 * Source: `PLUS-092`
 */
export function hasSameContent(one: LeadPayload, other: LeadPayload): boolean {
  return contentOf(one) === contentOf(other)
}
