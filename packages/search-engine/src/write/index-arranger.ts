import type { SearchEngine } from '../query/search-engine.ts'
import type { IndexWriter } from './index-writer.ts'
import { adoptSettings, pickSettings } from './written-index.ts'
import type { WrittenIndices } from './written-indices.ts'
import {
  mergeSettings,
  UNCOPIED_SETTINGS,
  type WrittenSettings,
  withoutSettings,
} from './written-settings.ts'

/** Data an {@link IndexArranger} arranges. */
export interface IndexArrangerOptions {
  engine: SearchEngine
  indices: WrittenIndices
  writer: IndexWriter
  /** Unix milliseconds. */
  now: () => number
}

/** Changes whole indices: their settings, their replicas, and one put in the place of another. */
export class IndexArranger {
  private readonly engine: SearchEngine
  private readonly indices: WrittenIndices
  private readonly writer: IndexWriter
  private readonly now: () => number

  constructor({ engine, indices, writer, now }: IndexArrangerOptions) {
    this.engine = engine
    this.indices = indices
    this.writer = writer
    this.now = now
  }

  /** Sets settings of an index, made when there is none, or of a replica; `forward` to its replicas too. */
  setSettings(name: string, settings: WrittenSettings, forward: boolean): Promise<void> {
    const primary = this.indices.primaryOf(name)
    return primary
      ? this.setReplicaSettings(primary, name, settings)
      : this.setIndexSettings(name, settings, forward)
  }

  /** Copies an index over another, its settings alone or its records too. */
  async putOver(source: string, destination: string, isSettingsOnly: boolean): Promise<void> {
    const primary = this.indices.primaryOf(source) ?? source
    const from = this.indices.get(primary)
    const settings = from?.replicas.get(source)?.settings ?? from?.settings ?? {}
    const records = from ? this.engine.allRecords(primary) : []
    const index = this.writer.indexNamed(destination)
    const isChanged = adoptSettings(index, {
      ...withoutSettings(settings, UNCOPIED_SETTINGS),
      ...pickSettings(index.settings, UNCOPIED_SETTINGS),
    })
    if (isSettingsOnly && !isChanged) return
    if (!isSettingsOnly) index.attributes = new Set(from?.attributes)
    await this.writer.rebuild(destination, isSettingsOnly ? undefined : records)
  }

  /** Puts an index in the place of another; nothing happens without one. */
  async putInPlace(source: string, destination: string): Promise<void> {
    if (!this.indices.has(source)) return
    await this.putOver(source, destination, false)
    this.indices.delete(source)
    this.engine.removeIndex(source)
  }

  private async setReplicaSettings(
    primary: string,
    name: string,
    settings: WrittenSettings,
  ): Promise<void> {
    const replica = this.indices.get(primary)?.replicas.get(name)
    if (!replica) return
    replica.settings = mergeSettings(replica.settings, withoutSettings(settings, ['replicas']))
    replica.updatedAtMs = this.now()
    await this.writer.rebuild(primary)
  }

  private async setIndexSettings(
    name: string,
    settings: WrittenSettings,
    forward: boolean,
  ): Promise<void> {
    const index = this.writer.indexNamed(name)
    adoptSettings(index, mergeSettings(index.settings, settings))
    if (forward) {
      for (const replica of index.replicas.values()) {
        replica.settings = mergeSettings(replica.settings, withoutSettings(settings, ['replicas']))
      }
    }
    const records = this.engine.allRecords(name)
    const released = this.indices.matchReplicas(index)
    await this.writer.rebuild(name)
    for (const [replica, { isVirtual, settings: own }] of released) {
      if (isVirtual) this.engine.removeIndex(replica)
      else await this.writer.makeIndependent(replica, own, { ...index, records })
    }
  }
}
