import { join } from 'node:path'
import type { Database } from '@forecourt/database'
import { createPostgresStockStore } from '@forecourt/feature-search/adapters/postgres'
import {
  createPushMemoryFile,
  pushStock,
  retryingIndexer,
  type StockPush,
} from '@forecourt/feature-search/server'
import type { Site } from '@forecourt/tenant-config/model'
import { type CommandContext, type ExitCode, exitCodes } from './command.ts'

type AlgoliaProvider = Extract<Site['search']['provider'], { type: 'algolia' }>

/** The lock that keeps two pushes apart in every process of a database. */
const pushLock = 'select pg_advisory_xact_lock(7351, 4)'

/**
 * Sends a site's stock to the service it is searched at: what has changed since the last time, or
 * everything. A failure is told and leaves the database as it is.
 * @returns `done` also for a site that is searched in the server, which follows the database by itself
 */
export async function sendStock(
  site: Site,
  context: CommandContext,
  options: { whole: boolean },
): Promise<ExitCode> {
  const { provider } = site.search
  if (provider.type !== 'algolia') return exitCodes.done
  try {
    context.print(describePush(provider, await pushTo(site, provider, context, options)))
    return exitCodes.done
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    context.print(`The stock is in the database, but not at the search service: ${reason}`)
    context.print(
      `The next import sends it too, and so does: forecourt stock push --site ${site.id}`,
    )
    return exitCodes.unsent
  }
}

async function pushTo(
  site: Site,
  provider: AlgoliaProvider,
  context: CommandContext,
  options: { whole: boolean },
): Promise<StockPush> {
  const { appId, indexName, host } = provider
  const adminKey = adminKeyOf(site, context)
  const indexer = context.openIndexer({ appId, indexName, host, adminKey })
  const sites = (await context.sites()).filter(({ search }) =>
    isSameIndex(search.provider, provider),
  )
  const database = await context.database()
  const ports = {
    store: createPostgresStockStore(database),
    indexer: retryingIndexer(indexer, { pause: context.pause }),
    indexName,
    sites,
    memory: createPushMemoryFile(
      join(context.env.FORECOURT_DATA, 'pushed-stock.json'),
      [host, appId, indexName].join(' ').trim(),
    ),
  }
  return alone(database, () => pushStock(ports, options))
}

/** Two sites may share an index, since every search is held to the records of its own site. */
function isSameIndex(
  other: Site['search']['provider'],
  { appId, indexName, host }: AlgoliaProvider,
) {
  return (
    other.type === 'algolia' &&
    other.appId === appId &&
    other.indexName === indexName &&
    other.host === host
  )
}

/** A key of the one site, or of all; it stays in the environment of the server. */
function adminKeyOf(site: Site, { secret }: CommandContext): string {
  const name = `FORECOURT_SEARCH_ADMIN_KEY_${site.id.toUpperCase().replace(/\W/g, '_')}`
  const key = secret(name) ?? secret('FORECOURT_SEARCH_ADMIN_KEY')
  if (key) return key
  throw new Error(`${name} or FORECOURT_SEARCH_ADMIN_KEY must be set to a key that may write.`)
}

function alone<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  return database.system(async (tx) => {
    await tx.$client.query(pushLock)
    return work()
  })
}

function describePush({ indexName }: AlgoliaProvider, { isWhole, saved, deleted }: StockPush) {
  if (isWhole) return `Index ${indexName}: everything replaced, ${saved} cars`
  return `Index ${indexName}: ${saved} saved, ${deleted} taken out`
}
