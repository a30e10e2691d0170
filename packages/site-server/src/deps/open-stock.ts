import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createSiteEngines } from '@forecourt/feature-search/adapters'
import {
  createCatalogue,
  createStockRanges,
  followStock,
  type StockIndex,
} from '@forecourt/feature-search/server'
import type { Site } from '@forecourt/tenant-config/model'
import { createProductFiles } from '../files/product-files.ts'
import { measureIndex } from '../metrics/work-metrics.ts'
import { createRememberedCars } from '../pages/remembered-cars.ts'
import { createRememberedViews } from '../pages/remembered-views.ts'
import { readStockVersion } from '../pages/stock-version.ts'
import { toRecordSite } from '../site/record-site.ts'
import { chooseSearchClient } from './choose-search-client.ts'
import { countVersions } from './count-versions.ts'
import type { Opening } from './opening.ts'
import type { SiteDeps } from './site-deps.ts'

/** Stock, its search, and what pages read of both. */
export type OpenedStock = Pick<
  SiteDeps,
  | 'stock'
  | 'engineFor'
  | 'stockIndex'
  | 'cars'
  | 'carActivity'
  | 'searchClientFor'
  | 'isSearchRelayed'
  | 'catalogue'
  | 'ranges'
  | 'siteVersion'
>

/** @returns ends it */
function everyHour(task: () => void): () => void {
  const timer = setInterval(task, 3_600_000)
  timer.unref()
  return () => clearInterval(timer)
}

async function openIndex({ clock, closers, logger, metrics, ownSites, sites, stores }: Opening) {
  // A timer would wait a millisecond after each slice of four.
  const engines = createSiteEngines({ pause: () => nextTurn() })
  const stockIndex = await followStock({
    store: stores.stock,
    indexers: engines,
    sites: () => ownSites().map((site) => toRecordSite(site, clock())),
    logger,
  })
  closers.add(stockIndex.close)
  // Rates end and years begin without a change of any file.
  closers.add(everyHour(() => void stockIndex.followSites()))
  measureIndex(metrics.registry, stockIndex, clock)
  closers.add(sites.onChange(() => void stockIndex.followSites()))
  return { stockIndex, engineFor: (site: Site) => engines.engineOf(site.id) }
}

/** Folders of what a deployment adds: one in the data folder, then one that came with its content. */
export const foldersOf = (
  { env }: Pick<Opening, 'env'>,
  own: string,
  along: string | false | undefined,
): string[] => [join(env.FORECOURT_DATA, own), along || []].flat()

/** Models in stock, and models, parts and accessories that are for sale besides. */
function openRanges(
  opening: Opening,
  { stockIndex, ...search }: Pick<OpenedStock, 'searchClientFor'> & { stockIndex: StockIndex },
) {
  const { clock, env, logger, overrides } = opening
  const siteVersion = countVersions()
  const shared = {
    searchClientFor: (site: Site) => search.searchClientFor(site, clock()),
    stockVersion: (site: Site) =>
      `${siteVersion(site)}.${readStockVersion(stockIndex, site.id, null)}`,
  }
  const ranges = createStockRanges<Site>({
    ...shared,
    nowMs: () => clock().getTime(),
    onFailure: (error) => logger.error('the models in stock could not be read', { error }),
  })
  const products = env.FORECOURT_DEMO_STOCK && overrides.products
  const catalogue = createCatalogue<Site>({
    ...shared,
    products:
      overrides.productSource ??
      createProductFiles(foldersOf(opening, 'products', products), logger),
    onFailure: (error) => logger.error('the catalogue could not be renewed', { error }),
  })
  return { siteVersion, ranges, catalogue }
}

/** Opens the stock of this process's sites, after that of a demonstration was imported. */
export async function openStock(opening: Opening): Promise<OpenedStock> {
  const { clock, env, logger, overrides, ownSites, stores } = opening
  const { stock } = stores
  if (env.FORECOURT_DEMO_STOCK)
    await overrides.importStock?.({ store: stock, sites: ownSites(), logger })
  const { stockIndex, engineFor } = await openIndex(opening)
  const searchClientFor: OpenedStock['searchClientFor'] =
    overrides.searchClientFor ?? ((site, now) => chooseSearchClient(engineFor(site), site, now))
  return {
    ...openRanges(opening, { stockIndex, searchClientFor }),
    stock,
    engineFor,
    stockIndex,
    cars: createRememberedCars({ stock, stockIndex }),
    carActivity: createRememberedViews(stores.carActivity, () => clock().getTime()),
    searchClientFor,
    // A visitor must not have the key of a Typesense server.
    isSearchRelayed: ({ search: { provider } }) =>
      Boolean(overrides.searchClientFor) || provider.type === 'typesense',
  }
}
