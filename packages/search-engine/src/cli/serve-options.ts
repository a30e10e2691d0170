import { parseArgs } from 'node:util'
import type { SearchKey } from '../http/search-keys.ts'

/** An index that is filled from a file when the service starts. */
export interface IndexFile {
  indexName: string
  /** JSON or JSON Lines. */
  path: string
}

/** How the command line asked for a service. */
export interface ServeOptions {
  host: string
  /** 0 lets the system choose. */
  port: number
  appId: string
  keys: readonly SearchKey[]
  records: readonly IndexFile[]
  settings: readonly IndexFile[]
}

/** A command line that cannot be followed; its message is for the person who typed it. */
export class UsageError extends Error {}

export const USAGE = `Usage: forecourt-search [options]

Answers Algolia's protocol from memory, for Algolia's own clients.

  --records NAME=FILE    fill the index NAME from a file of records, JSON or JSON Lines; may be repeated
  --settings NAME=FILE   settings of the index NAME, as Algolia names them, JSON; may be repeated
  --port NUMBER          port to listen on; 0 lets the system choose (default 7700)
  --host NAME            address to listen on (default 127.0.0.1)
  --app-id NAME          application id that clients name (default LOCAL)
  --help                 this text

Keys come from SEARCH_ADMIN_KEY and SEARCH_API_KEY; on 127.0.0.1 they are "admin" and "search" unless set.`

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/**
 * Reads a command line.
 * @returns null when it asks for help
 * @throws UsageError for an unknown option, a port that is none, or an open address without keys
 */
export function readServeOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ServeOptions | null {
  const values = parse(args)
  if (values.help) return null
  return {
    host: values.host,
    port: readPort(values.port),
    appId: values['app-id'],
    keys: readKeys(values.host, env),
    records: values.records.map((text) => readIndexFile('--records', text)),
    settings: values.settings.map((text) => readIndexFile('--settings', text)),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        host: { type: 'string', default: '127.0.0.1' },
        port: { type: 'string', default: '7700' },
        'app-id': { type: 'string', default: 'LOCAL' },
        records: { type: 'string', multiple: true, default: [] },
        settings: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new UsageError(`--port must be a number from 0 to 65535, not "${text}".`)
}

function readIndexFile(option: string, text: string): IndexFile {
  const [, indexName, path] = /^([^=]+)=(.+)$/.exec(text) ?? []
  if (indexName && path) return { indexName, path }
  throw new UsageError(`${option} takes NAME=FILE, not "${text}".`)
}

function readKeys(
  host: string,
  env: Readonly<Record<string, string | undefined>>,
): readonly SearchKey[] {
  const { SEARCH_ADMIN_KEY: admin, SEARCH_API_KEY: search } = env
  if (!LOOPBACK.has(host) && !(admin && search)) {
    throw new UsageError(`On ${host}, set SEARCH_ADMIN_KEY and SEARCH_API_KEY.`)
  }
  return [
    { key: admin || 'admin', acl: ['admin'] },
    { key: search || 'search', acl: ['search'] },
  ]
}
