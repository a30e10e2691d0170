import { actionId, type IndexAction, recordAfter } from './index-action.ts'
import type { SearchEngine } from './search-engine.ts'
import { badRequest, SearchError } from './search-error.ts'
import type { SearchRequest } from './search-parameters.ts'
import type { SearchRecord } from './search-record.ts'
import { TaskQueue } from './task-queue.ts'
import { collectTextAttributes } from './text-attributes.ts'
import {
  adoptSettings,
  type Dated,
  pickSettings,
  type Replica,
  searchesAll,
  targetsOf,
  type WrittenIndex,
} from './written-index.ts'
import {
  mergeSettings,
  replicasOf,
  SHAPING_SETTINGS,
  shownSettings,
  UNCOPIED_SETTINGS,
  type WrittenSettings,
  withoutSettings,
} from './written-settings.ts'

const MOST_SINGLE_CHANGES = 500

/** What an application is made from. */
export interface SearchApplicationOptions {
  /** Holds the records; nothing else may change the indices of this application in it. */
  engine: SearchEngine
  /** Unix milliseconds. Default `Date.now`. */
  now?: () => number
  /** An objectID for a record without one. Default a random UUID. */
  newId?: () => string
  /** As many changes of one index, waiting together, are made one by one. Default 500. */
  mostSingleChanges?: number
  /** Told of a task that failed for a reason of its own, which no client sees. Default nobody. */
  onFailed?: (error: unknown) => void
}

/** An index or replica, as a list of indices shows it. */
export interface ListedIndex {
  name: string
  createdAtMs: number
  updatedAtMs: number
  primary?: string
  isVirtual?: boolean
  replicas?: string[]
}

/** One change, and where. */
export interface IndexChange {
  indexName: string
  action: IndexAction
}

/**
 * Indices that clients write, as an application at Algolia holds them: made by the first write, with
 * settings and replicas. Writes are tasks, done one after the other in the order they came. Everything
 * is in memory: after a restart the application is empty.
 */
export class SearchApplication {
  readonly engine: SearchEngine
  readonly newId: () => string
  private readonly indices = new Map<string, WrittenIndex>()
  private readonly tasks: TaskQueue<IndexChange>
  private readonly now: () => number
  private readonly mostSingleChanges: number

  constructor({ engine, now, newId, mostSingleChanges, onFailed }: SearchApplicationOptions) {
    this.engine = engine
    this.now = now ?? Date.now
    this.mostSingleChanges = mostSingleChanges ?? MOST_SINGLE_CHANGES
    this.newId = newId ?? (() => crypto.randomUUID())
    this.tasks = new TaskQueue({
      doParts: (changes) => this.applyAll(changes),
      onFailed: onFailed ?? (() => {}),
    })
  }

  /** Unix milliseconds, for the dates of answers. */
  get nowMs(): number {
    return this.now()
  }

  /** Whether a task is over; null for one that never was. */
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
    const primary = this.primaryOf(name)
    const found = primary ? this.indices.get(primary)?.replicas.get(name) : this.indices.get(name)
    if (!found) throw new SearchError(404, `Index ${name} does not exist`)
    return { ...shownSettings(found.settings), ...(primary ? { primary } : {}) }
  }

  /** Every index and replica, by name. */
  list(): ListedIndex[] {
    const listed = [...this.indices].flatMap(([name, { replicas, ...index }]) => [
      { name, ...dates(index), ...(replicas.size > 0 ? { replicas: [...replicas.keys()] } : {}) },
      ...[...replicas].map(([replica, { isVirtual, ...own }]) => ({
        name: replica,
        ...dates(own),
        primary: name,
        ...(isVirtual ? { isVirtual } : {}),
      })),
    ])
    return listed.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  }

  /**
   * Changes records, in order. @returns the task
   * @throws SearchError 400 for a replica
   */
  write(changes: readonly IndexChange[]): number {
    for (const { indexName } of changes) this.assertPrimary(indexName)
    return this.tasks.add({ parts: changes })
  }

  /**
   * Takes out the records that meet the conditions of a request. @returns the task
   * @throws SearchError 400 without a condition, or for one that cannot be held to
   */
  deleteMatching(name: string, request: SearchRequest): number {
    this.assertPrimary(name)
    if (this.engine.has(name)) this.engine.matchingIds(request)
    return this.addTask(async () => {
      if (!this.indices.has(name)) return
      const ids = this.engine.matchingIds(request)
      const actions = ids.map((objectID) => ({ kind: 'delete' as const, objectID }))
      await this.applyAll(actions.map((action) => ({ indexName: name, action })))
    })
  }

  /**
   * Sets settings of an index or replica; those not named stay. An index that is not there yet is
   * made. @returns the task
   * @param forward to every replica too
   * @throws SearchError 400
   */
  setSettings(name: string, settings: WrittenSettings, forward: boolean): number {
    this.assertSettingsFit(name, settings)
    return this.addTask(() => {
      const primary = this.primaryOf(name)
      return primary
        ? this.setReplicaSettings(primary, name, settings)
        : this.setIndexSettings(name, settings, forward)
    })
  }

  /**
   * Copies an index over another; of one that does not exist, an empty one with default settings.
   * @param isSettingsOnly the records of the destination stay
   * @returns the task
   * @throws SearchError 400 when the destination is, or has, a replica
   */
  copy(source: string, destination: string, isSettingsOnly: boolean): number {
    this.assertDestination(source, destination)
    if (!isSettingsOnly && (this.indices.get(destination)?.replicas.size ?? 0) > 0) {
      throw badRequest(`Cannot copy to ${destination}, because it has replicas`)
    }
    return this.addTask(() => this.putOver(source, destination, isSettingsOnly))
  }

  /**
   * Puts an index in the place of another at one stroke; the replicas of the destination stay, with
   * the records of the source. A source that does not exist is passed over. @returns the task
   * @throws SearchError 400
   */
  move(source: string, destination: string): number {
    this.assertDestination(source, destination)
    this.assertPrimary(source)
    if ((this.indices.get(source)?.replicas.size ?? 0) > 0) {
      throw badRequest(`Cannot move ${source}, because it has replicas`)
    }
    return this.addTask(async () => {
      if (!this.indices.has(source)) return
      await this.putOver(source, destination, false)
      this.indices.delete(source)
      this.engine.removeIndex(source)
    })
  }

  private addTask(run: () => Promise<void>): number {
    return this.tasks.add({ run })
  }

  private primaryOf(name: string): string | undefined {
    for (const [primary, { replicas }] of this.indices) if (replicas.has(name)) return primary
    return undefined
  }

  private assertPrimary(name: string): void {
    const primary = this.primaryOf(name)
    if (primary !== undefined) {
      throw badRequest(`Cannot write to ${name}, because it is a replica of ${primary}`)
    }
  }

  private assertDestination(source: string, destination: string): void {
    if (source === destination) throw badRequest('Source and destination are the same index')
    this.assertPrimary(destination)
  }

  private assertSettingsFit(name: string, settings: WrittenSettings): void {
    const primary = this.primaryOf(name)
    const wanted = [...replicasOf(settings).keys()]
    if (primary === undefined) {
      for (const replica of wanted) {
        const other = this.primaryOf(replica)
        const isTaken = other !== undefined && other !== name
        const hasReplicas = (this.indices.get(replica)?.replicas.size ?? 0) > 0
        if (replica === name || isTaken || hasReplicas) {
          throw badRequest(`Invalid value for "replicas" setting, ${replica} cannot be a replica`)
        }
      }
      return
    }
    if (wanted.length > 0) throw badRequest(`${name} is a replica and cannot have replicas`)
    const isVirtual = this.indices.get(primary)?.replicas.get(name)?.isVirtual
    const shaping = SHAPING_SETTINGS.find((setting) => settings[setting] !== undefined)
    if (isVirtual && shaping)
      throw badRequest(`A virtual replica cannot have ${shaping} of its own`)
  }

  private async applyAll(changes: readonly IndexChange[]): Promise<void> {
    for (const [name, actions] of actionsByIndex(changes)) {
      if (this.primaryOf(name) !== undefined) continue
      if (this.isBulk(name, actions)) await this.applyInBulk(name, actions)
      else await this.applyOneByOne(name, actions)
    }
  }

  /** Whether building the index again costs less than changing it so often. */
  private isBulk(name: string, actions: readonly IndexAction[]): boolean {
    if (actions.some(({ kind }) => kind === 'drop')) return false
    const isMade = this.indices.has(name)
    if (!isMade && actions.every(({ kind }) => kind === 'delete' || kind === 'clear')) return false
    const present = isMade ? this.engine.recordCount(name) : 0
    return actions.length > Math.max(this.mostSingleChanges, present / 10)
  }

  private async applyInBulk(name: string, actions: readonly IndexAction[]): Promise<void> {
    const index = this.indexNamed(name)
    const present = this.engine.allRecords(name).map((record) => [record.objectID, record] as const)
    const records = new Map(present)
    let since = this.engine.sliceStart()
    for (const action of actions) {
      this.applyTo(records, action, index)
      since = await this.engine.breathe(since)
    }
    await this.rebuild(name, [...records.values()])
  }

  private applyTo(
    records: Map<string, SearchRecord>,
    action: IndexAction,
    { settings, attributes }: WrittenIndex,
  ): void {
    if (action.kind === 'clear' || action.kind === 'drop') records.clear()
    else if (action.kind === 'delete') records.delete(action.objectID)
    else {
      const record = recordAfter(action, records.get(actionId(action)))
      if (!record) return
      records.set(record.objectID, record)
      if (searchesAll(settings)) collectTextAttributes(record, attributes)
    }
  }

  private async applyOneByOne(name: string, actions: readonly IndexAction[]): Promise<void> {
    let isOutgrown = false
    let since = this.engine.sliceStart()
    for (const action of actions) {
      if (action.kind === 'drop') await this.drop(name)
      else if (this.apply(name, action)) isOutgrown = true
      since = await this.engine.breathe(since)
    }
    if (isOutgrown) await this.rebuild(name)
  }

  /** @returns whether the index searches further attributes now and has to be built again */
  private apply(name: string, action: Exclude<IndexAction, { kind: 'drop' }>): boolean {
    if (action.kind === 'clear' || action.kind === 'delete') {
      this.takeOut(name, action)
      return false
    }
    const index = this.indexNamed(name)
    const record = recordAfter(action, this.engine.recordOf(name, actionId(action)))
    if (!record) return false
    for (const target of targetsOf(name, index)) this.engine.upsert(target.name, record)
    return searchesAll(index.settings) && collectTextAttributes(record, index.attributes)
  }

  private takeOut(name: string, action: Extract<IndexAction, { kind: 'clear' | 'delete' }>): void {
    const index = this.indices.get(name)
    if (!index) return
    index.updatedAtMs = this.now()
    for (const { name: target, definition } of targetsOf(name, index)) {
      if (action.kind === 'delete') this.engine.remove(target, action.objectID)
      else this.engine.setIndex(target, { ...definition, records: [] })
    }
  }

  /** An index to write to, made when there is none. */
  private indexNamed(name: string): WrittenIndex {
    const known = this.indices.get(name)
    const updatedAtMs = this.now()
    if (known) {
      known.updatedAtMs = updatedAtMs
      return known
    }
    const dated = { settings: {}, createdAtMs: updatedAtMs, updatedAtMs }
    const index: WrittenIndex = { ...dated, attributes: new Set(), replicas: new Map() }
    this.indices.set(name, index)
    for (const target of targetsOf(name, index)) {
      this.engine.setIndex(target.name, { ...target.definition, records: [] })
    }
    return index
  }

  private async rebuild(name: string, records?: readonly SearchRecord[]): Promise<void> {
    const index = this.indices.get(name)
    if (!index) return
    const kept = records ?? this.engine.allRecords(name)
    await this.collectAttributes(index, kept)
    for (const target of targetsOf(name, index)) {
      await this.engine.replaceIndex(target.name, { ...target.definition, records: kept })
    }
  }

  /** Finds out what to search where no setting says so and no write has told. */
  private async collectAttributes(
    { settings, attributes }: WrittenIndex,
    records: readonly SearchRecord[],
  ): Promise<void> {
    if (!searchesAll(settings) || attributes.size > 0) return
    let since = this.engine.sliceStart()
    for (const record of records) {
      collectTextAttributes(record, attributes)
      since = await this.engine.breathe(since)
    }
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
    await this.rebuild(primary)
  }

  private async setIndexSettings(
    name: string,
    settings: WrittenSettings,
    forward: boolean,
  ): Promise<void> {
    const index = this.indexNamed(name)
    adoptSettings(index, mergeSettings(index.settings, settings))
    if (forward) {
      for (const replica of index.replicas.values()) {
        replica.settings = mergeSettings(replica.settings, withoutSettings(settings, ['replicas']))
      }
    }
    const records = this.engine.allRecords(name)
    const released = this.matchReplicas(index)
    await this.rebuild(name)
    for (const [replica, { isVirtual, settings: own }] of released) {
      if (isVirtual) this.engine.removeIndex(replica)
      else await this.makeIndependent(replica, own, { ...index, records })
    }
  }

  /** Makes the replicas those of the settings. @returns the ones that are no longer replicas */
  private matchReplicas(index: WrittenIndex): [string, Replica][] {
    const wanted = replicasOf(index.settings)
    const released = [...index.replicas].filter(([name]) => !wanted.has(name))
    for (const [name] of released) index.replicas.delete(name)
    const now = this.now()
    for (const [name, { isVirtual }] of wanted) {
      const known = index.replicas.get(name)
      if (known) known.isVirtual = isVirtual
      else {
        const settings = withoutSettings(index.settings, ['replicas'])
        index.replicas.set(name, { isVirtual, settings, createdAtMs: now, updatedAtMs: now })
        this.indices.delete(name)
      }
    }
    return released
  }

  /** A replica without its primary is an index like any other. */
  private async makeIndependent(
    name: string,
    settings: WrittenSettings,
    { records, attributes }: { records: readonly SearchRecord[]; attributes: Set<string> },
  ): Promise<void> {
    const now = this.now()
    const index = { settings, attributes: new Set(attributes), replicas: new Map() }
    this.indices.set(name, { ...index, createdAtMs: now, updatedAtMs: now })
    await this.rebuild(name, records)
  }

  private async drop(name: string): Promise<void> {
    const index = this.indices.get(name)
    if (!index) return
    const records = this.engine.allRecords(name)
    this.indices.delete(name)
    for (const [replica, { isVirtual, settings }] of index.replicas) {
      if (!isVirtual) await this.makeIndependent(replica, settings, { ...index, records })
    }
    this.engine.removeIndex(name)
  }

  private async putOver(
    source: string,
    destination: string,
    isSettingsOnly: boolean,
  ): Promise<void> {
    const primary = this.primaryOf(source) ?? source
    const from = this.indices.get(primary)
    const settings = from?.replicas.get(source)?.settings ?? from?.settings ?? {}
    const records = from ? this.engine.allRecords(primary) : []
    const index = this.indexNamed(destination)
    const isChanged = adoptSettings(index, {
      ...withoutSettings(settings, UNCOPIED_SETTINGS),
      ...pickSettings(index.settings, UNCOPIED_SETTINGS),
    })
    if (isSettingsOnly && !isChanged) return
    if (!isSettingsOnly) index.attributes = new Set(from?.attributes)
    await this.rebuild(destination, isSettingsOnly ? undefined : records)
  }
}

function actionsByIndex(changes: readonly IndexChange[]): Map<string, IndexAction[]> {
  const actions = new Map<string, IndexAction[]>()
  for (const { indexName, action } of changes) {
    const known = actions.get(indexName)
    if (known) known.push(action)
    else actions.set(indexName, [action])
  }
  return actions
}

function dates({ createdAtMs, updatedAtMs }: Dated) {
  return { createdAtMs, updatedAtMs }
}
