/** Where the database says what it does. `console` fits; a site passes its own structured log. */
export interface DatabaseLogger {
  /** Normal events: a server started, a migration ran. */
  info(message: string): void
  /** Something went wrong and was put right: a connection lost and found again. */
  warn(message: string): void
}

/** A logger that says nothing, the default of `openDatabase`. */
export const silentLogger: DatabaseLogger = { info: () => {}, warn: () => {} }
