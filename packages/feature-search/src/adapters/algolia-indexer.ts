import { assertReplicasNamed } from '@forecourt/search-engine'
import { algoliasearch } from 'algoliasearch'
import type { Indexer, IndexerRecord, IndexerSettings } from '../model/indexer.ts'
import type { StockIndexSettings } from '../model/stock-record.ts'
import { byName } from './replica-settings.ts'
import { parseSearchHost } from './search-host.ts'

/** An index of an application at Algolia, or of any server that speaks its protocol. */
export interface AlgoliaIndexerOptions {
  appId: string
  /**
   * A key that may add and delete objects, delete indices, browse, and read and edit settings. It is a
   * secret of the server and must never reach a browser.
   */
  adminKey: string
  indexName: string
  /** Default '', Algolia's own hosts of the application. */
  host?: string
}

/**
 * Writes to Algolia through its own full client. Batches of 1,000; each call waits until Algolia says
 * that its tasks are published. Answers of 429 and failing hosts are tried again by the client.
 * Source: D-32
 */
export function createAlgoliaIndexer(options: AlgoliaIndexerOptions): Indexer {
  const { appId, adminKey, indexName, host = '' } = options
  const client = algoliasearch(
    appId,
    adminKey,
    host === '' ? {} : { hosts: [parseSearchHost(host)] },
  )

  const putSettings = async (name: string, indexSettings: StockIndexSettings) => {
    if (await hasSettings(name, indexSettings)) return
    const { taskID } = await client.setSettings({ indexName: name, indexSettings })
    await client.waitForTask({ indexName: name, taskID })
  }

  const hasSettings = async (name: string, wanted: StockIndexSettings): Promise<boolean> => {
    if (!(await client.indexExists({ indexName: name }))) return false
    const present: Record<string, unknown> = { ...(await client.getSettings({ indexName: name })) }
    return Object.entries(wanted).every(([setting, value]) => isSame(present[setting], value))
  }

  return {
    setSettings: async ({ settings, replicas }: IndexerSettings) => {
      assertReplicasNamed(settings, byName(replicas))
      await putSettings(indexName, settings)
      for (const replica of replicas) await putSettings(replica.name, replica.settings)
    },
    saveObjects: async (records) => {
      if (records.length === 0) return
      await client.saveObjects({ indexName, objects: toObjects(records), waitForTasks: true })
    },
    deleteObjects: async (objectIDs) => {
      if (objectIDs.length === 0) return
      await client.deleteObjects({ indexName, objectIDs: [...objectIDs], waitForTasks: true })
    },
    replaceAll: async (records) => {
      if (records.length === 0) {
        const { taskID } = await client.clearObjects({ indexName })
        await client.waitForTask({ indexName, taskID })
        return
      }
      await client.replaceAllObjects({ indexName, objects: toObjects(records) })
    },
  }
}

/** An absent list is the same as an empty one. */
function isSame(present: unknown, wanted: unknown): boolean {
  const isEmpty = Array.isArray(wanted) && wanted.length === 0
  return JSON.stringify(present ?? (isEmpty ? [] : undefined)) === JSON.stringify(wanted)
}

function toObjects(records: readonly IndexerRecord[]): Record<string, unknown>[] {
  return records as unknown as Record<string, unknown>[]
}
