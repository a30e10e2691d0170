import { atom, type WritableAtom } from 'jotai/vanilla'
import {
  type ClientStorageName,
  formatClientStorageKey,
  type KeyValueStorage,
  readClientStorage,
  writeClientStorage,
} from '../../model/client-storage.ts'
import { readCompareList } from '../../model/compare-list.ts'
import { type Favourite, readFavourites } from '../../model/favourites.ts'
import { readUserDetails, type UserDetails } from '../../model/user-details.ts'
import { readViewedCars, type ViewedCar } from '../../model/viewed-cars.ts'

/**
 * A value that lives in the browser's storage. It is written by a function of what the storage holds, which
 * another tab may have changed; without one it is read again. False where the storage refuses it.
 */
export type StoredAtom<T> = WritableAtom<T, [update?: (current: T) => T], boolean>

/** Data this feature keeps in a browser for one site. Source: `D-79` */
export interface ClientAtoms {
  /** Newest first. */
  favourites: StoredAtom<readonly Favourite[]>
  /** Ids in the order they were chosen. */
  compared: StoredAtom<readonly number[]>
  /** Newest first. */
  viewed: StoredAtom<readonly ViewedCar[]>
  /** Details of the last enquiry that was sent; `null` before the first. */
  userDetails: StoredAtom<UserDetails | null>
}

interface StoredValue<T> {
  siteId: string
  name: ClientStorageName
  /** `null` where there is no storage. */
  storage: KeyValueStorage | null
  read: (data: unknown) => T | null
  empty: T
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Starts empty, so that the browser's first render is the server's; takes the stored value once it is
 * used on a page, and follows changes made in other tabs.
 */
function storedAtom<T>({ siteId, name, storage, read, empty }: StoredValue<T>): StoredAtom<T> {
  const key = formatClientStorageKey(siteId, name)
  const load = () => readClientStorage(storage, key, read) ?? empty
  const value = atom({ current: empty })
  const stored: StoredAtom<T> = atom(
    (get) => get(value).current,
    (get, set, update) => {
      const isStored = update === undefined || writeClientStorage(storage, key, update(load()))
      const current = load()
      if (!isSame(current, get(value).current)) set(value, { current })
      return isStored
    },
  )
  stored.onMount = (write) => {
    const reload = () => void write()
    // A page that comes back from the browser's memory has missed what happened since.
    const signs = ['storage', 'pageshow'] as const
    reload()
    for (const sign of signs) window.addEventListener(sign, reload)
    return () => signs.forEach((sign) => window.removeEventListener(sign, reload))
  }
  return stored
}

function createClientAtoms(siteId: string, storage: KeyValueStorage | null): ClientAtoms {
  const shared = { siteId, storage }
  return {
    favourites: storedAtom({ ...shared, name: 'favourites', read: readFavourites, empty: [] }),
    compared: storedAtom({ ...shared, name: 'compare', read: readCompareList, empty: [] }),
    viewed: storedAtom({ ...shared, name: 'viewed-cars', read: readViewedCars, empty: [] }),
    userDetails: storedAtom<UserDetails | null>({
      ...shared,
      name: 'user-details',
      read: readUserDetails,
      empty: null,
    }),
  }
}

const noStorage = {}
const known = new WeakMap<object, Map<string, ClientAtoms>>()

/**
 * The atoms of one site, the same for every island of a page.
 * @param storage `localStorage`, or `null` where it is blocked
 */
export function getClientAtoms(siteId: string, storage: KeyValueStorage | null): ClientAtoms {
  const ofStorage = known.get(storage ?? noStorage) ?? new Map<string, ClientAtoms>()
  known.set(storage ?? noStorage, ofStorage)
  const atoms = ofStorage.get(siteId) ?? createClientAtoms(siteId, storage)
  ofStorage.set(siteId, atoms)
  return atoms
}
