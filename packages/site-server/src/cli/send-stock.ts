import { join } from 'node:path'
import type { Database } from '@forecourt/database'
import {
  createPushMemoryFile,
  createRetryingIndexer,
  pushStock,
  type StockPush,
} from '@forecourt/feature-search/server'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import type { Site } from '@forecourt/tenant-config/model'
import { toRecordSite } from '../site/record-site.ts'
import { type CommandContext, type ExitCode, exitCodes } from './command.ts'
import type { SearchServiceProvider } from './open-indexer.ts'

/** The lock that keeps two pushes apart in every process of a database. */
const pushLock = 'select pg_advisory_xact_lock(7351, 4)'

/**
 * Sends a site's stock to the service it is searched at: what has changed since the last time, or
 * everything. A failure is printed and leaves the database as it is.
 * @returns `done` also for a site that is searched in the server, which follows the database by itself
 */
export async function sendStock(
  site: Site,
  context: CommandContext,
  options: { whole: boolean },
): Promise<ExitCode> {
  const { provider } = site.search
  if (provider.type === 'embedded') return exitCodes.done
  try {
    context.print(describePush(provider, await pushTo(site, provider, context, options)))
    return exitCodes.done
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    context.printError(`The stock is in the database, but not at the search service: ${reason}`)
    context.printError(
      `The next import sends it too, and so does: forecourt stock push --site ${site.id}`,
    )
    return exitCodes.unsent
  }
}

async function pushTo(
  site: Site,
  provider: SearchServiceProvider,
  context: CommandContext,
  options: { whole: boolean },
): Promise<StockPush> {
  const { indexName } = provider
  const indexer = context.openIndexer(provider, adminKeyOf(site, context))
  const key = indexKey(provider)
  const sites = (await context.sites()).filter(({ search }) => indexKey(search.provider) === key)
  const database = await context.database()
  const ports = {
    store: createPostgresStockStore(database),
    indexer: createRetryingIndexer(indexer, { pause: context.pause }),
    indexName,
    sites: sites.map((one) => toRecordSite(one, context.now())),
    memory: createPushMemoryFile(join(context.env.FORECOURT_DATA, 'pushed-stock.json'), key),
  }
  return alone(database, () => pushStock(ports, options))
}

/**
 * Names one index of one service. Sites may share it, since every search is held to the records of its
 * own site.
 */
function indexKey(provider: Site['search']['provider']): string {
  if (provider.type === 'embedded') return ''
  const account = provider.type === 'algolia' ? provider.appId : ''
  return [provider.type, provider.host, account, provider.indexName].join(' ')
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

function describePush(
  { indexName }: SearchServiceProvider,
  { isWhole, saved, deleted }: StockPush,
) {
  if (isWhole) return `Index ${indexName}: everything replaced, ${saved} cars`
  return `Index ${indexName}: ${saved} saved, ${deleted} taken out`
}
