import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { NewApp } from './create-app.ts'

/** Everything the command is told. */
export interface Answers extends NewApp {
  /** Installs the packages at once. */
  install: boolean
}

/** Asks a person, and gives the fallback when nothing is typed. */
export type Ask = (question: string, fallback: string) => Promise<string>

/** Text that says how the command is used. */
export const usage = `Usage: npm create forecourt [FOLDER] -- [options]

Makes the app of a dealer's website in a new folder.

  --name NAME    name of the dealer, "Northside Cars"; default from the folder
  --state STATE  act, nsw, nt, qld, sa, tas, vic or wa; default nsw
  --host HOST    public host name, any number of times; FOLDER.localhost is always one
  --install      installs the packages as well
  --help         prints this`

/** "northside-cars" for a folder of that name, "Northside Cars". */
const toId = (folder: string) =>
  basename(resolve(folder))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** "Northside Cars" for the id "northside-cars". */
const toName = (id: string) =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/**
 * Reads the arguments, and asks for what they leave out.
 * @param ask null where nobody can be asked: then what is left out has its default
 * @returns null where help is wanted
 * @throws Error with a sentence, for an option that is not known or a folder that nothing names
 */
export async function readAnswers(
  args: readonly string[],
  ask: Ask | null,
): Promise<Answers | null> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      state: { type: 'string' },
      host: { type: 'string', multiple: true },
      install: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const answer = async (given: string | undefined, question: string, fallback: string) =>
    given ?? (await ask?.(question, fallback)) ?? fallback
  const folder = await answer(positionals[0], 'Folder', '')
  if (folder === '') throw new Error('Name the folder to make: npm create forecourt my-dealer')
  const id = toId(folder)
  const name = await answer(values.name, 'Name of the dealer', toName(id))
  const state = await answer(values.state, 'State', 'nsw')
  const host = await answer(values.host?.join(' '), 'Public host name, if there is one', '')
  const hosts = host.toLowerCase().split(/\s+/).filter(Boolean)
  return { folder, id, name, state: state.toLowerCase(), hosts, install: values.install }
}

/** Commands with which the new app runs; a folder with blanks or signs is quoted for the shell. */
export function listNextSteps({ folder, install }: Answers): string[] {
  const quoted = /^[\w./-]+$/.test(folder)
    ? folder
    : `'${folder.replaceAll("'", String.raw`'\''`)}'`
  return [`cd ${quoted}`, ...(install ? [] : ['npm install']), 'npm run dev']
}
