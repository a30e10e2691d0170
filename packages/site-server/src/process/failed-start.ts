/** A start whose cause an operator can remove; the message is one sentence that says how. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The errors of Node that carry where and why the system refused something. */
type SystemError = NodeJS.ErrnoException & { address?: string; port?: number }

const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'syscall' in error && 'code' in error

/** The system's own words: `EROFS: read-only file system, mkdir '/data'` says `read-only file system`. */
function systemWords({ code, message }: SystemError): string {
  return /^[A-Z]+: ([^,]+)/.exec(message)?.[1] ?? code ?? message
}

/** Why the server cannot listen, by the code of the system. */
const refusedListening: Readonly<Record<string, (error: SystemError) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program; stop that one, or choose another port with PORT.`,
  EACCES: ({ port }) =>
    `This user may not listen on port ${port}; choose another port with PORT, 1024 or above.`,
  EADDRNOTAVAIL: ({ address }) =>
    `This machine has no address ${address} to listen on; correct HOST, or leave it out.`,
}

/** Where the error was thrown, for a cause nobody foresaw. */
function placeOf({ stack = '' }: Error): string {
  const place = /^\s+at .*?([^\s(/]+:\d+):\d+\)?$/m.exec(stack)?.[1]
  return place ? ` (${place})` : ''
}

/** Recognised by its name, so that a site with stores of its own needs no `@forecourt/database`. */
const isForOperator = (error: unknown): error is Error =>
  error instanceof StartError || (error instanceof Error && error.name === 'DatabaseError')

/** Why a start failed and what helps, in one sentence without a stack. */
export function explainFailedStart(error: unknown): string {
  if (isForOperator(error)) return inOneLine(error.message)
  if (isSystemError(error)) {
    // Of several workers the parent listens, and they are told that it could not bind.
    const isListening = error.syscall === 'listen' || error.syscall === 'bind'
    const listening = isListening ? refusedListening[error.code ?? ''] : undefined
    if (listening) return listening(error)
    if (error.path) return `${error.path} cannot be used: ${systemWords(error)}.`
  }
  if (error instanceof Error)
    return `${inOneLine(error.message || error.name).replace(/\.$/, '')}${placeOf(error)}.`
  return inOneLine(String(error))
}

const inOneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim()

/**
 * Runs a step of the start. What the file system refuses in it is reported with the setting that leads there.
 * @param setting name of an environment variable
 */
export async function startStep<T>(setting: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!isSystemError(error) || !error.path) throw error
    throw new StartError(
      `${error.path} cannot be used: ${systemWords(error)}; mend that folder, or choose another with ${setting}.`,
      { cause: error },
    )
  }
}

const beginning = 'Forecourt cannot start: '

/** True for what a start that fails says on the standard error. */
export const saysFailedStart = (text: string): boolean => text.startsWith(beginning)

/** The parts of `process` that a start ends through. */
export interface StartingProcess {
  on(event: UncaughtEvent, listener: (error: unknown) => void): unknown
  removeAllListeners(event: UncaughtEvent): unknown
  writeError: (text: string) => void
  exit: (code: number) => void
}

const thisProcess: StartingProcess = {
  on: (event, listener) => process.on(event, listener),
  removeAllListeners: (event) => process.removeAllListeners(event),
  writeError: (text) => process.stderr.write(text),
  exit: (code) => process.exit(code),
}

/** The events of an error nobody handles. */
type UncaughtEvent = 'uncaughtException' | 'unhandledRejection'

/** Parts a guard of the start is made with. */
export interface StartGuardOptions {
  /** Default: this process. */
  process?: StartingProcess
  /** Closes what was opened so far. */
  close: () => Promise<void>
  /** Called with errors nobody handled once the server is ready; it writes them into the log. */
  onUncaught: (error: unknown) => unknown
  /** How long closing may take, in milliseconds; default 15,000. */
  closeMs?: number
}

/**
 * Ends the process at the first error nobody handles before the server is ready: one sentence on the
 * standard error, what was opened is closed, and the exit code is 1. Later a rejection nobody handles is
 * reported and survived; after an exception nothing is known of the state the process is in, so that it is
 * reported, what was opened is closed, and the exit code is 1 too.
 *
 * Vike listens for such errors as well, prints them and lets the process go on, which then ends with
 * exit code 0 for want of work, or stays without a port; so its listeners are taken off.
 * @returns to be called when the server is ready
 * Source: `D-117`, `PLUS-089`
 */
export function guardStart({
  process = thisProcess,
  close,
  onUncaught,
  closeMs = 15_000,
}: StartGuardOptions): () => void {
  let state: 'starting' | 'ready' | 'ending' = 'starting'
  const end = async (tell: () => unknown) => {
    state = 'ending'
    const late = new Promise<void>((resolve) => setTimeout(resolve, closeMs).unref())
    const closeAll = async () => {
      await tell()
      await close()
    }
    await Promise.race([closeAll().catch(() => undefined), late])
    process.exit(1)
  }
  const hear = (event: UncaughtEvent) => (error: unknown) => {
    if (state === 'starting')
      void end(() => process.writeError(`${beginning}${explainFailedStart(error)}\n`))
    else if (state === 'ready' && event === 'uncaughtException') void end(() => onUncaught(error))
    else if (state === 'ready') onUncaught(error)
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.removeAllListeners(event)
    process.on(event, hear(event))
  }
  return () => {
    state = 'ready'
  }
}
