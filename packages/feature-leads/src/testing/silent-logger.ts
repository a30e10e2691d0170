/** One entry of a log that is recorded for a test. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error'
  message: string
  fields: object
}

/** A log that shows nothing and keeps its entries. */
export function createSilentLogger(): {
  entries: LogEntry[]
  info(message: string, fields?: object): void
  warn(message: string, fields?: object): void
  error(message: string, fields?: object): void
} {
  const entries: LogEntry[] = []
  const keep =
    (level: LogEntry['level']) =>
    (message: string, fields: object = {}) => {
      entries.push({ level, message, fields })
    }
  return { entries, info: keep('info'), warn: keep('warn'), error: keep('error') }
}
