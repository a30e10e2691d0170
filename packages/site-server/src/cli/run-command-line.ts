import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Database, DatabaseError, openDatabase } from '@forecourt/database'
import { createTenantStore } from '@forecourt/tenant-config/server'
import { type Env, readSecret } from '../process/env.ts'
import { siteChecks } from '../site/require-sites.ts'
import {
  type Command,
  type CommandContext,
  type ExitCode,
  exitCodes,
  UsageError,
} from './command.ts'
import { openIndexer } from './open-indexer.ts'

/** Text the command line writes to and runs on. */
export interface CommandLine {
  commands: readonly Command[]
  env: Env
  print: (text: string) => void
  printError: (text: string) => void
  now: () => Date
  /** Default: the environment's secrets, the service itself and a timer. */
  outside?: Partial<Pick<CommandContext, 'secret' | 'openIndexer' | 'pause'>>
}

/**
 * Runs the command that the arguments begin with.
 * @returns the exit code of the process; a mistake of the caller is explained, never thrown
 */
export async function runCommandLine(args: string[], line: CommandLine): Promise<ExitCode> {
  const command = line.commands.find(({ name }) => isNamed(name, args))
  if (!command) return explain(args, line)
  const rest = args.slice(command.name.split(' ').length)
  if (rest.some(isHelp)) {
    line.print(helpOf(command))
    return exitCodes.done
  }
  const opened = openContext(line)
  try {
    return await command.run(rest, opened.context)
  } catch (error) {
    if (!isCallersMistake(error)) throw error
    line.printError(error.message)
    if (!(error instanceof DatabaseError)) line.printError(`\n${helpOf(command)}`)
    return exitCodes.usage
  } finally {
    await opened.close()
  }
}

const isHelp = (word: string) => word === '--help' || word === '-h'

/** A command is one word or two. */
const isNamed = (name: string, args: string[]) =>
  args.slice(0, name.split(' ').length).join(' ') === name

function openContext({ env, print, printError, now, outside }: CommandLine) {
  let opening: Promise<Database> | undefined
  const context: CommandContext = {
    env,
    print,
    printError,
    now,
    secret: readSecret,
    openIndexer,
    pause: (ms) => delay(ms),
    ...outside,
    sites: async () => (await readTenants(env)).sites,
    database: () =>
      (opening ??= openDatabase({
        url: env.DATABASE_URL,
        directory: join(env.FORECOURT_DATA, 'postgres'),
      })),
    site: async (id) => {
      const { sites, refused } = await readTenants(env)
      const site = sites.find((one) => one.id === id)
      const known = sites.map((one) => one.id).join(', ') || 'none'
      const words = [`There is no site "${id}"; known sites: ${known}.`]
      if (refused.length > 0)
        words.push(`Refused: ${refused.join(', ')}; forecourt tenant lint says why.`)
      if (!site) throw new UsageError(words.join(' '))
      return site
    },
  }
  return { context, close: async () => (await opening?.catch(() => undefined))?.close() }
}

/** The sites, and the files that are none because of what is wrong in them. */
async function readTenants(env: Env) {
  const silent = { info: () => {}, warn: () => {}, error: () => {} }
  const directory = env.FORECOURT_TENANTS
  const store = await createTenantStore({
    directory,
    logger: silent,
    checks: siteChecks,
    watch: false,
  })
  store.close()
  return { sites: store.sites(), refused: store.refusals().map(({ file }) => file) }
}

/** Wrong options, and what `parseArgs` of Node says about them. */
function isCallersMistake(error: unknown): error is Error {
  if (error instanceof UsageError || error instanceof DatabaseError) return true
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  )
}

function helpOf({ name, summary, usage }: Command): string {
  return `${summary}\n\nforecourt ${name} ${usage}`
}

function listCommands(commands: readonly Command[], group = ''): string {
  const shown = commands.filter(({ name }) => group === '' || name.startsWith(`${group} `))
  const width = Math.max(...shown.map(({ name }) => name.length))
  const list = shown.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n')
  return `forecourt <command> [options]\n\n${list}\n\nforecourt <command> --help shows the options.`
}

/** The help: of every command, or of those that begin with a word of theirs alone, such as "stock". */
function explain(args: string[], { commands, print, printError }: CommandLine): ExitCode {
  const [group = '', second = '--help'] = args.filter((word, at) => at > 0 || !isHelp(word))
  const isGroup = commands.some(({ name }) => name.startsWith(`${group} `))
  if (group === '' || group === 'help' || (isGroup && (isHelp(second) || second === 'help'))) {
    print(listCommands(commands, isGroup ? group : ''))
    return exitCodes.done
  }
  const help = listCommands(commands, isGroup ? group : '')
  printError(`There is no command "${args.slice(0, 2).join(' ')}".\n\n${help}`)
  return exitCodes.usage
}
