/** Where "logged only" goes on the server: one JSON line an entry, no personal data (D-80, PLUS-061). */
export interface Logger {
  info(message: string, fields?: object): void
  warn(message: string, fields?: object): void
  error(message: string, fields?: object): void
}

const describe = (value: unknown) =>
  value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value

/** Writes lines through `write` (standard output by default). `now` is injected so that tests are exact. */
export function createLogger(
  write: (line: string) => void = (line) => process.stdout.write(line),
  now: () => Date = () => new Date(),
): Logger {
  const log =
    (level: string) =>
    (message: string, fields: object = {}) => {
      const described = Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [key, describe(value)]),
      )
      write(`${JSON.stringify({ at: now().toISOString(), level, message, ...described })}\n`)
    }
  return { info: log('info'), warn: log('warn'), error: log('error') }
}
