import { atom, type PrimitiveAtom, type WritableAtom } from 'jotai/vanilla'
import {
  type ClientStorageName,
  formatClientStorageKey,
  type KeyValueStorage,
  readClientStorage,
  writeClientStorage,
} from '../../model/client-storage.ts'
import { type Favourite, readFavourites } from '../../model/favourites.ts'
import { readUserDetails, type UserDetails } from '../../model/user-details.ts'

/** A value that lives in the browser's storage. */
export type StoredAtom<T> = WritableAtom<T, [T], void>

/** Data this feature keeps in a browser for one site. Source: `D-79` */
export interface ClientAtoms {
  /** `null` until a first enquiry was sent. */
  userDetails: StoredAtom<UserDetails | null>
  /** Newest first. */
  favourites: StoredAtom<readonly Favourite[]>
}

interface StoredValue<T> {
  siteId: string
  name: ClientStorageName
  /** `null` where there is no storage. */
  storage: KeyValueStorage | null
  read: (data: unknown) => T | null
  empty: T
}

/**
 * Starts empty, so that the browser's first render is the server's; takes the stored value once it is
 * used on a page, and follows changes made in other tabs.
 */
function storedAtom<T>({ siteId, name, storage, read, empty }: StoredValue<T>): StoredAtom<T> {
  const key = formatClientStorageKey(siteId, name)
  const load = () => readClientStorage(storage, key, read) ?? empty
  const value: PrimitiveAtom<T> = atom(empty)
  value.onMount = (set) => {
    set(() => load())
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) set(() => load())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }
  return atom(
    (get) => get(value),
    (_, set, next: T) => {
      set(value, () => next)
      writeClientStorage(storage, key, next)
    },
  )
}

/**
 * The atoms of one site. They work with any jotai store; `useClientAtom` takes the default one.
 * @param storage `localStorage`, or `null` where it is blocked
 */
export function createClientAtoms(siteId: string, storage: KeyValueStorage | null): ClientAtoms {
  return {
    userDetails: storedAtom({
      siteId,
      storage,
      name: 'user-details',
      read: readUserDetails,
      empty: null,
    }),
    favourites: storedAtom({
      siteId,
      storage,
      name: 'favourites',
      read: readFavourites,
      empty: [] as readonly Favourite[],
    }),
  }
}
