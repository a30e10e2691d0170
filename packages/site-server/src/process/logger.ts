import { AsyncLocalStorage } from 'node:async_hooks'

/** Where "logged only" goes on the server: one JSON line an entry, no personal data (D-80, PLUS-061). */
export interface Logger {
  info(message: string, fields?: object): void
  warn(message: string, fields?: object): void
  error(message: string, fields?: object): void
}

/** Words every line says that is written while a request is handled. */
export interface RequestFields {
  /** Id of the request, as its `x-request-id` says it. */
  id: string
  /** Id of the site it is for; null at a host that is none. */
  site: string | null
}

/** The log of the server, which knows the request that a line belongs to. */
export interface ServerLogger extends Logger {
  /**
   * Handles a request: every line written meanwhile, by whomever, carries its fields. Work that outlives
   * the request, such as a delivery it woke, is no part of it.
   */
  duringRequest<T>(fields: RequestFields, handle: () => Promise<T>): Promise<T>
}

const describe = (value: unknown) =>
  value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value

/** Fields by their names; one that would replace a fixed one gets a name of its own, `field_at`. */
function describeFields(fields: object, fixed: object): Record<string, unknown> {
  const named = Object.entries(fields).map(([key, value]) => {
    const isOther = key in fixed && fixed[key as keyof typeof fixed] !== value
    return [isOther ? `field_${key}` : key, describe(value)] as const
  })
  return Object.fromEntries(named)
}

/** Writes lines through `write` (standard output by default). `now` is injected so that tests are exact. */
export function createLogger(
  write: (line: string) => void = (line) => process.stdout.write(line),
  now: () => Date = () => new Date(),
): ServerLogger {
  const requests = new AsyncLocalStorage<{ fields: RequestFields | null }>()
  const log =
    (level: string) =>
    (message: string, fields: object = {}) => {
      const request = requests.getStore()?.fields
      const fixed = { at: now().toISOString(), level, message, ...request }
      write(`${JSON.stringify({ ...fixed, ...describeFields(fields, fixed) })}\n`)
    }
  return {
    info: log('info'),
    warn: log('warn'),
    error: log('error'),
    async duringRequest(fields, handle) {
      const request: { fields: RequestFields | null } = { fields }
      try {
        return await requests.run(request, handle)
      } finally {
        request.fields = null
      }
    },
  }
}
