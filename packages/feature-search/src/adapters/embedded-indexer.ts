import type { IndexDefinition, SearchEngine, SearchRecord } from '@forecourt/search-engine'
import type { Indexer, IndexerRecord, IndexerSettings } from '../model/indexer.ts'
import { byName } from './replica-settings.ts'

/** An index of the engine in this process. */
export interface EmbeddedIndexerOptions {
  engine: SearchEngine
  indexName: string
}

/** More records than this, and the index is built again beside the present one. */
const MOST_UPSERTS = 2000

/**
 * Writes to the engine in this process. Building pauses for other work, so searches are answered
 * meanwhile; the same settings again build nothing.
 * Source: D-32
 */
export function createEmbeddedIndexer({ engine, indexName }: EmbeddedIndexerOptions): Indexer {
  const definition = () =>
    engine.definitionOf(indexName) ?? { settings: { searchableAttributes: [] } }
  return {
    setSettings: async (settings) => {
      const wanted = toDefinition(settings)
      if (JSON.stringify(engine.definitionOf(indexName)) === JSON.stringify(wanted)) return
      await engine.reshapeIndex(indexName, (records) => ({ ...wanted, records }))
    },
    saveObjects: async (records) => {
      if (records.length > MOST_UPSERTS || !engine.has(indexName)) {
        await engine.reshapeIndex(indexName, (present) => ({
          ...definition(),
          records: [...present, ...toRecords(records)],
        }))
        return
      }
      let since = engine.sliceStart()
      for (const record of toRecords(records)) {
        engine.upsert(indexName, record)
        since = await engine.yieldIfDue(since)
      }
    },
    deleteObjects: async (objectIDs) => {
      if (!engine.has(indexName)) return
      let since = engine.sliceStart()
      for (const objectID of objectIDs) {
        engine.remove(indexName, objectID)
        since = await engine.yieldIfDue(since)
      }
    },
    replaceAll: (records) =>
      engine.replaceIndex(indexName, { ...definition(), records: toRecords(records) }),
  }
}

function toDefinition({ settings, replicas }: IndexerSettings): Omit<IndexDefinition, 'records'> {
  return {
    settings,
    replicas: byName(replicas),
  }
}

/* The engine reads records and never changes them. */
function toRecords(records: readonly IndexerRecord[]): readonly SearchRecord[] {
  return records as readonly SearchRecord[]
}
