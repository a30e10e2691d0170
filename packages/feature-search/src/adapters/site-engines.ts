import { createAnswerMemory, createSearchEngine, type SearchEngine } from '@forecourt/search-engine'
import type { SiteIndexers } from '../model/indexer.ts'
import {
  createStockIndexSettings,
  EMBEDDED_INDEX_NAME,
  listStockIndexReplicas,
} from '../model/stock-record.ts'
import { createEmbeddedIndexer } from './embedded-indexer.ts'
import { byName } from './replica-settings.ts'

/** The stock of each site in an engine of its own. */
export interface SiteEngines extends SiteIndexers {
  /** The engine of a site, made when first asked for, with the index `cars` without any. */
  engineOf(siteId: string): SearchEngine
}

/** Options of `createSiteEngines`. */
export interface SiteEnginesOptions {
  /** Characters of answers that all engines remember together. Default 16 million. */
  cachedCharacters?: number
  /** Lets other work happen during a build. Default a timer of 0 ms, which browsers have too. */
  pause?: () => Promise<void>
}

/**
 * An engine for every site: a change of one site's stock builds nothing of another and drops none of its
 * answers, and a search looks at the cars of one site only.
 * Source: `D-32`, `D-117`
 */
export function createSiteEngines({
  cachedCharacters,
  pause,
}: SiteEnginesOptions = {}): SiteEngines {
  const answers = createAnswerMemory(cachedCharacters)
  const engines = new Map<string, SearchEngine>()
  const engineOf = (siteId: string) => {
    const known = engines.get(siteId)
    if (known) return known
    const engine = createSearchEngine({ answers, ...(pause && { pause }) })
    engine.setIndex(EMBEDDED_INDEX_NAME, {
      settings: createStockIndexSettings(),
      replicas: byName(listStockIndexReplicas()),
      records: [],
    })
    engines.set(siteId, engine)
    return engine
  }
  return {
    engineOf,
    indexerOf: (siteId) =>
      createEmbeddedIndexer({ engine: engineOf(siteId), indexName: EMBEDDED_INDEX_NAME }),
    forget: (siteId) => void engines.delete(siteId),
  }
}
