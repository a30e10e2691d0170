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

/** A request that was answered. */
export interface AnsweredRequest extends RequestFields {
  method: string
  path: string
  status: number
  /** Milliseconds it took. */
  ms: number
}

/** The log of the server, which knows the request that a line belongs to. */
export interface ServerLogger extends Logger {
  /**
   * Handles a request: every line written meanwhile, by whomever, carries its fields. Work that outlives
   * the request, such as a delivery it woke, is no part of it.
   */
  duringRequest<T>(fields: RequestFields, handle: () => Promise<T>): Promise<T>
  /** Writes the line of an answered request, which every request has. */
  logRequest(answered: AnsweredRequest): void
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

/** Most milliseconds a line waits for others. */
const BATCH_MS = 100

/** Characters at which lines no longer wait. */
const BATCH_LENGTH = 65_536

/**
 * Writes lines together, because a line of its own for every request costs more than a cached page. The rest
 * is written when the process ends.
 */
export function createLineBatch(write: (lines: string) => void): {
  add: (line: string) => void
  flush: () => void
} {
  let lines = ''
  let timer: NodeJS.Timeout | null = null
  const flush = () => {
    if (timer) clearTimeout(timer)
    timer = null
    const batch = lines
    lines = ''
    if (batch !== '') write(batch)
  }
  return {
    add(line) {
      lines += line
      if (lines.length >= BATCH_LENGTH) return flush()
      timer ??= setTimeout(flush, BATCH_MS)
      timer.unref()
    },
    flush,
  }
}

let output: ReturnType<typeof createLineBatch> | null = null

/** Standard output, one for the process. */
function openOutput() {
  if (output) return output
  output = createLineBatch((lines) => process.stdout.write(lines))
  process.once('exit', output.flush)
  return output
}

function writeToOutput(line: string, level: string): void {
  const { add, flush } = openOutput()
  add(line)
  // Who looks for a failure, or ends after it, must find its line.
  if (level !== 'info') flush()
}

/**
 * Writes lines through `write` (standard output by default). `now` is injected so that tests are exact.
 * @param worker number of this process among several, said in every line. Default none
 */
export function createLogger(
  write: (line: string, level: string) => void = writeToOutput,
  now: () => Date = () => new Date(),
  worker?: number,
): ServerLogger {
  const own = worker === undefined ? {} : { worker }
  const ownText = worker === undefined ? '' : `,"worker":${worker}`
  const requests = new AsyncLocalStorage<{ fields: RequestFields | null }>()
  const log =
    (level: string) =>
    (message: string, fields: object = {}) => {
      const request = requests.getStore()?.fields
      const fixed = { at: now().toISOString(), level, message, ...own, ...request }
      write(`${JSON.stringify({ ...fixed, ...describeFields(fields, fixed) })}\n`, level)
    }
  return {
    info: log('info'),
    warn: log('warn'),
    error: log('error'),
    logRequest({ id, site, method, path, status, ms }) {
      const tenths = Math.round(ms * 10) / 10
      const fields = `"id":${JSON.stringify(id)},"site":${JSON.stringify(site)},"method":"${method}"`
      write(
        `{"at":"${now().toISOString()}","level":"info","message":"request",${fields},"path":${JSON.stringify(path)},"status":${status},"ms":${tenths}${ownText}}\n`,
        'info',
      )
    },
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
