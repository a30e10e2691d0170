import type { CarEquipment } from '@forecourt/stock/model'

/** Equipment of one category. */
export interface FeatureList {
  title: string
  features: string[]
}

/** Features of a list that show before "Show All" (VDP-054). */
export const VISIBLE_FEATURES = 8

/** Title of the list of equipment without a category (D-92). */
export const UNCATEGORISED_TITLE = 'Features'

/**
 * Equipment by category, in the order the categories first appear; equipment without category is
 * one list titled "Features". A feature named twice in a list shows once.
 * Source: D-92
 */
export function createFeatureLists(equipment: readonly CarEquipment[]): FeatureList[] {
  const lists = new Map<string, Set<string>>()
  for (const { category, name } of equipment) {
    const feature = name.trim()
    if (feature === '') continue
    const title = category?.trim() || UNCATEGORISED_TITLE
    const features = lists.get(title) ?? new Set()
    lists.set(title, features.add(feature))
  }
  return [...lists].map(([title, features]) => ({ title, features: [...features] }))
}
