/**
 * Words an error says about itself without its message, because a database puts the values of a failed
 * statement, and so a visitor's name and address, into it.
 * @returns names and codes from the outside in, such as "DrizzleQueryError, DatabaseError 53100"
 * Source: `D-80`
 */
export function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  const name = error.name === 'Error' ? error.constructor.name : error.name
  const own = typeof code === 'string' ? `${name} ${code}` : name
  return error.cause instanceof Error ? `${own}, ${describeReason(error.cause)}` : own
}
