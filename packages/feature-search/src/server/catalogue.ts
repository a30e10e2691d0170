import { createSearchEngine, type SearchEngine, valueIs } from '@forecourt/search-engine'
import { CAR_MODEL_INDEX_NAME } from '../model/car-model.ts'
import { carModelIndexReplicas, carModelIndexSettings } from '../model/car-model-search.ts'
import {
  PRODUCT_INDEX_NAME,
  type Product,
  type ProductSite,
  toProductRecord,
} from '../model/product.ts'
import { productIndexReplicas, productIndexSettings } from '../model/product-search.ts'
import type { SearchClient } from '../model/search-client.ts'
import type { SearchRequestSite } from '../model/search-requests.ts'
import { loadCarModels } from './load-car-models.ts'

/** Part of a site that its catalogue is made of. */
export type CatalogueSite = SearchRequestSite & ProductSite

/** The parts and accessories of a site, where it has any. */
export interface ProductSource<OneSite> {
  /**
   * Changes whenever the products do, and is empty for a site without any; cheap, for it is asked before
   * every search and for every page.
   */
  version: (site: OneSite) => Promise<string>
  load: (site: OneSite) => Promise<readonly Product[]>
}

/** Parts catalogues are made with. */
export interface CataloguePorts<OneSite extends CatalogueSite> {
  /** A client that answers for one site only, made anew for every use. */
  searchClientFor: (site: OneSite) => Pick<SearchClient, 'search'>
  /** Changes whenever the stock of a site or its settings do. */
  stockVersion: (site: OneSite) => string
  /** Default: no site has products. */
  products?: ProductSource<OneSite>
  /** Called with what failed; the catalogue as it was keeps answering. Default nothing. */
  onFailure?: (error: unknown) => void
}

/** Car models and products of every site, each site in an engine of its own. */
export interface Catalogue<OneSite> {
  /**
   * The engine of a site, with the indices `car_models` and `products`. The first call waits for
   * it; after a change of the stock or the products the former answers until the new one is there.
   * Rejects when the first one cannot be made.
   */
  engineFor: (site: OneSite) => Promise<SearchEngine>
  /** True for a site with parts to search, so that something may lead there. A source that fails has none. */
  hasProducts: (site: OneSite) => Promise<boolean>
}

interface Entry {
  engine: SearchEngine
  version: string
  /** The building of the next one. */
  renewal: Promise<void> | null
}

/** Characters of answers each site's engine remembers. */
const CACHED_CHARACTERS = 1_000_000

/**
 * Catalogues made on first use and renewed when what they are made of has changed. A site nobody
 * asks for costs nothing.
 * Source: API-010 to API-012
 */
export function createCatalogue<OneSite extends CatalogueSite>(
  ports: CataloguePorts<OneSite>,
): Catalogue<OneSite> {
  const entries = new Map<string, Entry>()
  const firsts = new Map<string, Promise<Entry>>()

  const makeFirst = (site: OneSite): Promise<Entry> => {
    const known = firsts.get(site.id)
    if (known) return known
    const making = (async () => {
      const version = await versionOf(ports, site)
      const engine = createSearchEngine({ cachedCharacters: CACHED_CHARACTERS })
      await fill(engine, ports, site)
      const entry: Entry = { engine, version, renewal: null }
      entries.set(site.id, entry)
      return entry
    })().finally(() => firsts.delete(site.id))
    firsts.set(site.id, making)
    return making
  }

  const renewed = async (entry: Entry, site: OneSite, version: string) => {
    try {
      await fill(entry.engine, ports, site)
      entry.version = version
    } catch (error) {
      ports.onFailure?.(error)
    }
    entry.renewal = null
  }

  return {
    async engineFor(site) {
      const entry = entries.get(site.id)
      if (!entry) return (await makeFirst(site)).engine
      const version = await versionOf(ports, site)
      if (version !== entry.version) entry.renewal ??= renewed(entry, site, version)
      return entry.engine
    },
    async hasProducts(site) {
      try {
        return Boolean(await ports.products?.version(site))
      } catch (error) {
        ports.onFailure?.(error)
        return false
      }
    },
  }
}

/** The condition every answer of a catalogue meets. Source: D-18 */
export function createCatalogueScope({ id }: { id: string }) {
  return valueIs('site_ids', id)
}

async function versionOf<OneSite extends CatalogueSite>(
  { stockVersion, products }: CataloguePorts<OneSite>,
  site: OneSite,
): Promise<string> {
  return `${stockVersion(site)}/${(await products?.version(site)) ?? ''}`
}

async function fill<OneSite extends CatalogueSite>(
  engine: SearchEngine,
  ports: CataloguePorts<OneSite>,
  site: OneSite,
): Promise<void> {
  const [models, products] = await Promise.all([
    loadCarModels({ searchClient: ports.searchClientFor(site) }, site),
    ports.products?.load(site) ?? [],
  ])
  await engine.replaceIndex(CAR_MODEL_INDEX_NAME, {
    settings: carModelIndexSettings,
    replicas: carModelIndexReplicas,
    records: models.map((model) => ({ ...model })),
  })
  await engine.replaceIndex(PRODUCT_INDEX_NAME, {
    settings: productIndexSettings,
    replicas: productIndexReplicas,
    records: products.map((product) => ({ ...toProductRecord(product, site) })),
  })
}
