import {
  type ClientStorageName,
  formatClientStorageKey,
  type KeyValueStorage,
  readClientStorage,
  writeClientStorage,
} from '../../model/client-storage.ts'
import { type CompareChange, readCompareList, toggleCompared } from '../../model/compare-list.ts'
import { type Favourite, readFavourites, toggleFavourite } from '../../model/favourites.ts'
import { addViewedCar, readViewedCars, type ViewedCar } from '../../model/viewed-cars.ts'

/** Things a visitor marked, kept in the browser. Source: `D-64`, `D-79` */
export interface CarMarks {
  /** Newest first. */
  favourites: () => readonly Favourite[]
  /** Ids in the order they were chosen. */
  compared: () => readonly number[]
  /** Newest first. */
  viewed: () => readonly ViewedCar[]
  /** Marks a car, or takes the mark away. */
  toggleFavourite: (car: Favourite) => void
  /** Takes a car into the comparison or out of it; a fifth is refused. */
  toggleCompared: (id: number) => CompareChange['kind']
  /** Ends the comparison. */
  clearCompared: () => void
  /** Remembers that a car's page was opened; false where the storage refuses it, which throws nothing. */
  addViewed: (car: ViewedCar) => boolean
  /** Calls back after every change made here; returns what ends it. */
  subscribe: (listener: () => void) => () => void
}

/**
 * The marks of one site, without React and read afresh each time, so that tabs agree.
 * @param storage `localStorage`, or `null` where it is blocked
 */
export function createCarMarks(siteId: string, storage: KeyValueStorage | null): CarMarks {
  const listeners = new Set<() => void>()
  function stored<T>(name: ClientStorageName, read: (data: unknown) => readonly T[] | null) {
    const key = formatClientStorageKey(siteId, name)
    return {
      get: () => readClientStorage(storage, key, read) ?? [],
      set(next: readonly T[]) {
        const isKept = writeClientStorage(storage, key, next)
        for (const listener of listeners) listener()
        return isKept
      },
    }
  }
  const favourites = stored('favourites', readFavourites)
  const compared = stored('compare', readCompareList)
  const viewed = stored('viewed-cars', readViewedCars)
  return {
    favourites: favourites.get,
    compared: compared.get,
    viewed: viewed.get,
    toggleFavourite: (car) => void favourites.set(toggleFavourite(favourites.get(), car)),
    toggleCompared(id) {
      const { kind, ids } = toggleCompared(compared.get(), id)
      if (kind !== 'full') compared.set(ids)
      return kind
    },
    clearCompared: () => void compared.set([]),
    addViewed: (car) => viewed.set(addViewedCar(viewed.get(), car)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
