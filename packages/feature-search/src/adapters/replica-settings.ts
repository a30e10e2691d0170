import type { ReplicaSettings } from '@forecourt/search-engine'
import type { IndexerSettings } from '../model/indexer.ts'

/** Settings of replicas by their names. */
export function byName(replicas: IndexerSettings['replicas']): Record<string, ReplicaSettings> {
  return Object.fromEntries(replicas.map(({ name, settings }) => [name, settings]))
}
