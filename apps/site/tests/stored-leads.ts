import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createCommandLine } from './command-line.ts'

/** Exit code of a command that found nothing. */
const nothingFound = 2

/** Runs a command of the site under test, and gives what it prints. */
export async function forecourt(args: readonly string[]): Promise<string> {
  return (await promisify(execFile)(...createCommandLine(args))).stdout
}

/** Ids of the leads a site has stored, the newest first, read as its dealer would. */
export async function listStoredLeads(site: string): Promise<string[]> {
  const table = await forecourt(['leads', 'list', '--site', site])
  return table.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []
}

/** Stored leads of one person by their email, the newest first: fields by name, as text, without what is empty. */
export async function findStoredLeads(
  site: string,
  email: string,
): Promise<Record<string, string>[]> {
  const text = await forecourt(['leads', 'show', '--site', site, '--email', email]).catch(
    (error: { code?: number; stdout?: string }) => {
      if (error.code === nothingFound) return ''
      throw error
    },
  )
  return text
    .split(/^Lead .+$/m)
    .slice(1)
    .map((lead) =>
      Object.fromEntries(
        [...lead.matchAll(/^ {2}([\w ]+): (.*)$/gm)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      ),
    )
}
