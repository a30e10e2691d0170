/** The part of `localStorage` or `sessionStorage` that is used; both may throw at any call. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Names of what a browser keeps for a site. Source: `D-79` */
export type ClientStorageName =
  | 'user-details'
  | 'success'
  | 'success-category'
  | 'popup'
  | 'consent'
  | 'search-history'
  | 'viewed-cars'
  | 'favourites'
  | 'compare'
  | 'enquiry-draft'
  | 'list'
  | 'visit'

const version = 1

/** Key of an entry, `{site.id}:{name}`. Source: `D-79` */
export function formatClientStorageKey(siteId: string, name: ClientStorageName): string {
  return `${siteId}:${name}`
}

/**
 * Reads an entry. Bad JSON, another version, a value that `read` refuses with `null` and a storage
 * that is blocked all give `null`; nothing is thrown.
 * Source: `D-79`, `DATA-063`
 */
export function readClientStorage<T>(
  storage: KeyValueStorage | null,
  key: string,
  read: (data: unknown) => T | null,
): T | null {
  try {
    const entry: unknown = JSON.parse(storage?.getItem(key) ?? 'null')
    if (typeof entry !== 'object' || entry === null) return null
    const { v, data } = entry as { v?: unknown; data?: unknown }
    return v === version ? read(data) : null
  } catch {
    return null
  }
}

/** The part of a storage that is used to clear it. */
export type ClearableStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>

/**
 * Removes everything a browser keeps for a site, and nothing of another site.
 * @returns false when the storage is blocked; nothing is thrown
 * Source: `D-79`
 */
export function clearClientStorage(storage: ClearableStorage | null, siteId: string): boolean {
  try {
    if (!storage) return false
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const key of keys) if (key?.startsWith(`${siteId}:`)) storage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/**
 * Writes an entry, or removes it when `data` is `null`.
 * @returns false when the storage is blocked or full; nothing is thrown
 * Source: `D-79`, `DATA-063`
 */
export function writeClientStorage(
  storage: KeyValueStorage | null,
  key: string,
  data: unknown,
): boolean {
  try {
    if (!storage) return false
    if (data === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify({ v: version, data }))
    return true
  } catch {
    return false
  }
}
