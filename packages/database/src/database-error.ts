/**
 * A condition an operator can put right; the message is one or two plain sentences that say how.
 * Anything else the package throws is a fault of the program or of PostgreSQL.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
}
