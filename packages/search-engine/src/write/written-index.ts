import type { IndexDefinition } from '../index/search-index.ts'
import {
  sharesShape,
  toIndexSettings,
  toReplicaSettings,
  type WrittenSettings,
} from './written-settings.ts'

/** Settings, with when they were made and changed in Unix milliseconds. */
export interface Dated {
  settings: WrittenSettings
  createdAtMs: number
  updatedAtMs: number
}

/** An index that follows another one. */
export interface Replica extends Dated {
  isVirtual: boolean
}

/** An index that clients write. */
export interface WrittenIndex extends Dated {
  /** Text that is searched as long as no setting says so. */
  attributes: Set<string>
  replicas: Map<string, Replica>
}

/** The indices of the engine that hold an index: itself, and replicas that are shaped otherwise. */
export function targetsOf(name: string, { settings, attributes, replicas }: WrittenIndex) {
  const isOwn = ({ isVirtual, settings: own }: Replica) => !isVirtual && !sharesShape(own, settings)
  const views = [...replicas].filter(([, replica]) => !isOwn(replica))
  const own = [...replicas].filter(([, replica]) => isOwn(replica))
  const names = [...attributes]
  const definition: Omit<IndexDefinition, 'records'> = {
    settings: {
      ...toIndexSettings(settings, names),
      replicas: views.map(([replica, { isVirtual }]) =>
        isVirtual ? `virtual(${replica})` : replica,
      ),
    },
    replicas: Object.fromEntries(
      views.map(([replica, view]) => [replica, toReplicaSettings(view.settings)]),
    ),
  }
  return [
    ...own.map(([replica, { settings: shaped }]) => ({
      name: replica,
      definition: { settings: toIndexSettings(shaped, names) } as typeof definition,
    })),
    { name, definition },
  ]
}

/** @returns whether the settings are other ones than before */
export function adoptSettings(index: WrittenIndex, settings: WrittenSettings): boolean {
  if (searchesAll(settings) && !searchesAll(index.settings)) index.attributes.clear()
  const isChanged = !isSameSettings(index.settings, settings)
  index.settings = settings
  return isChanged
}

/** Settings are plain JSON; the order of their names does not matter. */
function isSameSettings(one: WrittenSettings, other: WrittenSettings): boolean {
  const sorted = (settings: WrittenSettings) =>
    JSON.stringify(Object.entries(settings).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return sorted(one) === sorted(other)
}

/** True when every attribute is searched, for want of a setting. */
export function searchesAll({ searchableAttributes }: WrittenSettings): boolean {
  return !Array.isArray(searchableAttributes) || searchableAttributes.length === 0
}

/** Some of the settings. */
export function pickSettings(settings: WrittenSettings, names: readonly string[]): WrittenSettings {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)))
}
