import type { SearchRecord } from '../index/search-record.ts'
import type { SearchEngine } from '../query/search-engine.ts'
import { actionId, type IndexAction, recordAfter } from './index-action.ts'
import { collectTextAttributes } from './text-attributes.ts'
import { searchesAll, targetsOf, type WrittenIndex } from './written-index.ts'
import type { WrittenIndices } from './written-indices.ts'
import type { WrittenSettings } from './written-settings.ts'

const MOST_SINGLE_CHANGES = 500

/** One change, and where. */
export interface IndexChange {
  indexName: string
  action: IndexAction
}

/** Target an {@link IndexWriter} writes to. */
export interface IndexWriterOptions {
  engine: SearchEngine
  indices: WrittenIndices
  /** Unix milliseconds. */
  now: () => number
  /** As many changes of one index, waiting together, are made one by one. Default 500. */
  mostSingleChanges?: number
}

/** Changes records in the engine, one by one or, where that costs less, by building an index again. */
export class IndexWriter {
  private readonly engine: SearchEngine
  private readonly indices: WrittenIndices
  private readonly now: () => number
  private readonly mostSingleChanges: number

  constructor({ engine, indices, now, mostSingleChanges }: IndexWriterOptions) {
    this.engine = engine
    this.indices = indices
    this.now = now
    this.mostSingleChanges = mostSingleChanges ?? MOST_SINGLE_CHANGES
  }

  /** Makes changes in order; those of one index together. */
  async applyAll(changes: readonly IndexChange[]): Promise<void> {
    for (const [name, actions] of actionsByIndex(changes)) {
      if (this.indices.primaryOf(name) !== undefined) continue
      if (this.isBulk(name, actions)) await this.applyInBulk(name, actions)
      else await this.applyOneByOne(name, actions)
    }
  }

  /** An index to write to, made when there is none. */
  indexNamed(name: string): WrittenIndex {
    const known = this.indices.get(name)
    const updatedAtMs = this.now()
    if (known) {
      known.updatedAtMs = updatedAtMs
      return known
    }
    const index = this.indices.make(name, {})
    for (const target of targetsOf(name, index)) {
      this.engine.setIndex(target.name, { ...target.definition, records: [] })
    }
    return index
  }

  /** Builds an index and its replicas again, searches going on meanwhile. */
  async rebuild(name: string, records?: readonly SearchRecord[]): Promise<void> {
    const index = this.indices.get(name)
    if (!index) return
    const all = records ?? this.engine.allRecords(name)
    await this.collectAttributes(index, all)
    for (const target of targetsOf(name, index)) {
      await this.engine.replaceIndex(target.name, { ...target.definition, records: all })
    }
  }

  /** A replica without its primary is an index like any other. */
  async makeIndependent(
    name: string,
    settings: WrittenSettings,
    { records, attributes }: { records: readonly SearchRecord[]; attributes: Set<string> },
  ): Promise<void> {
    this.indices.make(name, settings, new Set(attributes))
    await this.rebuild(name, records)
  }

  /** True when building the index again costs less than changing it so often. */
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
      since = await this.engine.yieldIfDue(since)
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
      since = await this.engine.yieldIfDue(since)
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

  /** Finds out what to search where no setting says so and no write has said. */
  private async collectAttributes(
    { settings, attributes }: WrittenIndex,
    records: readonly SearchRecord[],
  ): Promise<void> {
    if (!searchesAll(settings) || attributes.size > 0) return
    let since = this.engine.sliceStart()
    for (const record of records) {
      collectTextAttributes(record, attributes)
      since = await this.engine.yieldIfDue(since)
    }
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
