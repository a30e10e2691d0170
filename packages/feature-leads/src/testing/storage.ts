import type { KeyValueStorage } from '../model/client-storage.ts'

/** A browser storage in memory. */
export function aStorage(
  entries: Record<string, string> = {},
): KeyValueStorage & { size(): number } {
  const map = new Map(Object.entries(entries))
  return {
    size: () => map.size,
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, value) => void map.set(name, value),
    removeItem: (name) => void map.delete(name),
  }
}
