import { badRequest, SearchError } from '../query/search-error.ts'
import { type Dated, pickSettings, type Replica, type WrittenIndex } from './written-index.ts'
import {
  replicasOf,
  SHAPING_SETTINGS,
  shownSettings,
  type WrittenSettings,
  withoutSettings,
} from './written-settings.ts'

/** An index or replica, as a list of indices shows it. */
export interface ListedIndex {
  name: string
  createdAtMs: number
  updatedAtMs: number
  primary?: string
  isVirtual?: boolean
  replicas?: string[]
}

/** The indices of an application by name, with what may be done to which of them. */
export class WrittenIndices {
  private readonly indices = new Map<string, WrittenIndex>()
  private readonly now: () => number

  /** @param now Unix milliseconds */
  constructor(now: () => number) {
    this.now = now
  }

  get(name: string): WrittenIndex | undefined {
    return this.indices.get(name)
  }

  has(name: string): boolean {
    return this.indices.has(name)
  }

  delete(name: string): void {
    this.indices.delete(name)
  }

  /** A new index under a name. */
  make(name: string, settings: WrittenSettings, attributes = new Set<string>()): WrittenIndex {
    const now = this.now()
    const dated = { settings, createdAtMs: now, updatedAtMs: now }
    const index: WrittenIndex = { ...dated, attributes, replicas: new Map() }
    this.indices.set(name, index)
    return index
  }

  /**
   * The settings of an index or replica, defaults included.
   * @throws SearchError 404
   */
  settingsOf(name: string): WrittenSettings {
    const primary = this.primaryOf(name)
    if (primary !== undefined)
      return { ...shownSettings(this.replicaSettings(primary, name)), primary }
    const found = this.indices.get(name)
    if (!found) throw new SearchError(404, `Index ${name} does not exist`)
    return shownSettings(found.settings)
  }

  /** Settings that shape the data of a virtual replica are its primary's. */
  private replicaSettings(primary: string, name: string): WrittenSettings {
    const index = this.indices.get(primary)!
    const { settings, isVirtual } = index.replicas.get(name)!
    if (!isVirtual) return settings
    const own = withoutSettings(settings, SHAPING_SETTINGS)
    return { ...own, ...pickSettings(index.settings, SHAPING_SETTINGS) }
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

  /** The index a replica follows; undefined for what is no replica. */
  primaryOf(name: string): string | undefined {
    for (const [primary, { replicas }] of this.indices) if (replicas.has(name)) return primary
    return undefined
  }

  /** @throws SearchError 400 for a replica */
  assertPrimary(name: string): void {
    const primary = this.primaryOf(name)
    if (primary !== undefined) {
      throw badRequest(`Cannot write to ${name}, because it is a replica of ${primary}`)
    }
  }

  /** @throws SearchError 400 for a replica, and for the source itself */
  assertDestination(source: string, destination: string): void {
    if (source === destination) throw badRequest('Source and destination are the same index')
    this.assertPrimary(destination)
  }

  /** @throws SearchError 400 for settings an index or replica of this name cannot have */
  assertSettingsFit(name: string, settings: WrittenSettings): void {
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

  /** Makes the replicas those of the settings. @returns the ones that are no longer replicas */
  matchReplicas(index: WrittenIndex): [string, Replica][] {
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
}

function dates({ createdAtMs, updatedAtMs }: Dated) {
  return { createdAtMs, updatedAtMs }
}
