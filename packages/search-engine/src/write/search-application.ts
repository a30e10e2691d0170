import type { SearchEngine } from '../query/search-engine.ts'
import { badRequest } from '../query/search-error.ts'
import type { SearchRequest } from '../query/search-parameters.ts'
import { IndexArranger } from './index-arranger.ts'
import { type IndexChange, IndexWriter } from './index-writer.ts'
import { TaskQueue } from './task-queue.ts'
import { type ListedIndex, WrittenIndices } from './written-indices.ts'
import type { WrittenSettings } from './written-settings.ts'

/** Parts an application is made from. */
export interface SearchApplicationOptions {
  /** Holds the records; nothing else may change the indices of this application in it. */
  engine: SearchEngine
  /** Unix milliseconds. Default `Date.now`. */
  now?: () => number
  /** An objectID for a record without one. Default a random UUID. */
  newId?: () => string
  /** As many changes of one index, waiting together, are made one by one. Default 500. */
  mostSingleChanges?: number
  /** Called with a task that failed for a reason of its own, which no client sees. Default nobody. */
  onFailed?: (error: unknown) => void
}

/**
 * Indices that clients write, as an application at Algolia holds them: made by the first write, with
 * settings and replicas. Writes are tasks, done one after the other in the order they came. Everything
 * is in memory: after a restart the application is empty.
 */
export class SearchApplication {
  readonly engine: SearchEngine
  readonly newId: () => string
  private readonly indices: WrittenIndices
  private readonly writer: IndexWriter
  private readonly arranger: IndexArranger
  private readonly tasks: TaskQueue<IndexChange>
  private readonly now: () => number

  constructor({ engine, now, newId, mostSingleChanges, onFailed }: SearchApplicationOptions) {
    this.engine = engine
    this.now = now ?? Date.now
    this.newId = newId ?? (() => crypto.randomUUID())
    const indices = new WrittenIndices(this.now)
    const writer = new IndexWriter({ engine, indices, now: this.now, mostSingleChanges })
    this.indices = indices
    this.writer = writer
    this.arranger = new IndexArranger({ engine, indices, writer, now: this.now })
    this.tasks = new TaskQueue({
      doParts: (changes) => writer.applyAll(changes),
      onFailed: onFailed ?? (() => {}),
    })
  }

  /** Unix milliseconds, for the dates of answers. */
  get nowMs(): number {
    return this.now()
  }

  /** True when a task is over; null for one that never was. */
  isDone(taskId: number): boolean | null {
    return this.tasks.isDone(taskId)
  }

  /** Resolves once every write accepted so far is done. */
  settled(): Promise<void> {
    return this.tasks.settled()
  }

  /**
   * The settings of an index or replica, defaults included.
   * @throws SearchError 404
   */
  settingsOf(name: string): WrittenSettings {
    return this.indices.settingsOf(name)
  }

  /** Every index and replica, by name. */
  list(): ListedIndex[] {
    return this.indices.list()
  }

  /**
   * Changes records, in order. @returns the task
   * @throws SearchError 400 for a replica
   */
  write(changes: readonly IndexChange[]): number {
    for (const { indexName } of changes) this.indices.assertPrimary(indexName)
    return this.tasks.add({ parts: changes })
  }

  /**
   * Takes out the records that meet the conditions of a request. @returns the task
   * @throws SearchError 400 without a condition, or for one that cannot be held to
   */
  deleteMatching(name: string, request: SearchRequest): number {
    this.indices.assertPrimary(name)
    if (this.engine.has(name)) this.engine.matchingIds(request)
    return this.addTask(async () => {
      if (!this.indices.has(name)) return
      const ids = this.engine.matchingIds(request)
      const actions = ids.map((objectID) => ({ kind: 'delete' as const, objectID }))
      await this.writer.applyAll(actions.map((action) => ({ indexName: name, action })))
    })
  }

  /**
   * Sets settings of an index or replica; those not named stay. An index that is not there yet is
   * made. @returns the task
   * @param forward to every replica too
   * @throws SearchError 400
   */
  setSettings(name: string, settings: WrittenSettings, forward: boolean): number {
    this.indices.assertSettingsFit(name, settings)
    return this.addTask(() => this.arranger.setSettings(name, settings, forward))
  }

  /**
   * Copies an index over another; of one that does not exist, an empty one with default settings.
   * @param isSettingsOnly the records of the destination stay
   * @returns the task
   * @throws SearchError 400 when the destination is, or has, a replica
   */
  copy(source: string, destination: string, isSettingsOnly: boolean): number {
    this.indices.assertDestination(source, destination)
    if (!isSettingsOnly && (this.indices.get(destination)?.replicas.size ?? 0) > 0) {
      throw badRequest(`Cannot copy to ${destination}, because it has replicas`)
    }
    return this.addTask(() => this.arranger.putOver(source, destination, isSettingsOnly))
  }

  /**
   * Puts an index in the place of another at one stroke; the replicas of the destination stay, with
   * the records of the source. A source that does not exist is passed over. @returns the task
   * @throws SearchError 400
   */
  move(source: string, destination: string): number {
    this.indices.assertDestination(source, destination)
    this.indices.assertPrimary(source)
    if ((this.indices.get(source)?.replicas.size ?? 0) > 0) {
      throw badRequest(`Cannot move ${source}, because it has replicas`)
    }
    return this.addTask(() => this.arranger.putInPlace(source, destination))
  }

  private addTask(run: () => Promise<void>): number {
    return this.tasks.add({ run })
  }
}
