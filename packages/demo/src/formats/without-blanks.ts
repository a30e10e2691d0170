/** The values that say something: what is null, '' or 0 has no key. */
export function withoutBlanks(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== '' && value !== 0),
  )
}
