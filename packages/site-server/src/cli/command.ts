import type { Database } from '@forecourt/database'
import type { Indexer } from '@forecourt/feature-search/model'
import type { Site } from '@forecourt/tenant-config/model'
import type { Env } from '../process/env.ts'
import type { SearchServiceProvider } from './open-indexer.ts'

/**
 * Exit codes of the command line: done; used wrongly; stopped before it changed anything; changed in
 * the database, but not at the search service of the site.
 */
export const exitCodes = { done: 0, usage: 1, stopped: 2, unsent: 3 } as const

/** One of {@link exitCodes}. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** Things a command may reach; opened when it is asked for and closed after the command. */
export interface CommandContext {
  env: Env
  /** Writes one or more lines to standard output. */
  print: (text: string) => void
  /** Writes why nothing came of it, one or more lines, to standard error. */
  printError: (text: string) => void
  now: () => Date
  /** The site's own database: the running server's when there is one. */
  database: () => Promise<Database>
  /**
   * A site by its id.
   * @throws UsageError naming the known sites when there is none
   */
  site: (id: string) => Promise<Site>
  /** Every site. */
  sites: () => Promise<readonly Site[]>
  /** A secret of the environment by its name; undefined when it lacks it. */
  secret: (name: string) => string | undefined
  /** Writes to a search service outside this machine. */
  openIndexer: (provider: SearchServiceProvider, adminKey: string) => Indexer
  /** Waits so many milliseconds. */
  pause: (ms: number) => Promise<void>
}

/** One thing the command line can do. */
export interface Command {
  /** Its words, "stock import". */
  name: string
  /** One line for the list of commands. */
  summary: string
  /** Text to write behind the name, and what each option does. */
  usage: string
  run(args: string[], context: CommandContext): Promise<ExitCode>
}

/** The command was written wrongly; the message says what is missing. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The value of an option that must be given. */
export function requireOption(value: string | undefined, option: string): string {
  if (value === undefined || value === '') throw new UsageError(`${option} is missing.`)
  return value
}

/**
 * The number of rows an option asks for.
 * @throws {UsageError} for anything but a whole number above 0
 */
export function readLimit(text: string): number {
  const limit = Number(text)
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit is a number above 0.')
  return limit
}

/** Ends a command that has changed nothing, with the reason on standard error. */
export function stopWith(
  { printError }: Pick<CommandContext, 'printError'>,
  why: string,
): ExitCode {
  printError(why)
  return exitCodes.stopped
}

/** A number with its noun: "1 lead", "2 leads", "1 person who signed in" where the plural is no "s". */
export function formatCount(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`
}
