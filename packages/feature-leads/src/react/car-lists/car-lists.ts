import { islandStore } from '@forecourt/islands/store'
import type { KeyValueStorage } from '../../model/client-storage.ts'
import { type CompareChange, toggleCompared } from '../../model/compare-list.ts'
import { type Favourite, toggleFavourite } from '../../model/favourites.ts'
import { addViewedCar, type ViewedCar } from '../../model/viewed-cars.ts'
import { getClientAtoms, type StoredAtom } from '../client-atoms/client-atoms.ts'

/** Cars a visitor saved, compares or viewed, stored in the browser. Source: `D-64`, `D-79` */
export interface CarLists {
  /** Newest first. */
  favourites: () => readonly Favourite[]
  /** Ids in the order they were chosen. */
  compared: () => readonly number[]
  /** Newest first. */
  viewed: () => readonly ViewedCar[]
  /** Saves a car, or removes a saved one; false where the storage refuses it. */
  toggleFavourite: (car: Favourite) => boolean
  /** Takes a car into the comparison or out of it; a fifth is refused, and so is what the storage refuses. */
  toggleCompared: (id: number) => CompareChange['kind'] | 'not-stored'
  /** Ends the comparison. */
  clearCompared: () => void
  /** Remembers that a car's page was opened; false where the storage refuses it, which throws nothing. */
  addViewed: (car: ViewedCar) => boolean
  /** Calls back after every change, made here, in an island or in another tab; returns what ends it. */
  subscribe: (listener: () => void) => () => void
}

/** Read anew, so that tabs agree. */
function read<T>(atom: StoredAtom<T>): T {
  islandStore.set(atom)
  return islandStore.get(atom)
}

/**
 * The lists of one site, without React, in the store that islands share.
 * @param storage `localStorage`, or `null` where it is blocked
 */
export function createCarLists(siteId: string, storage: KeyValueStorage | null): CarLists {
  const { favourites, compared, viewed } = getClientAtoms(siteId, storage)
  return {
    favourites: () => read(favourites),
    compared: () => read(compared),
    viewed: () => read(viewed),
    toggleFavourite: (car) =>
      islandStore.set(favourites, (current) => toggleFavourite(current, car)),
    toggleCompared(id) {
      const { kind, ids } = toggleCompared(read(compared), id)
      if (kind === 'full') return kind
      return islandStore.set(compared, () => ids) ? kind : 'not-stored'
    },
    clearCompared: () => void islandStore.set(compared, () => []),
    addViewed: (car) => islandStore.set(viewed, (current) => addViewedCar(current, car)),
    subscribe(listener) {
      const endings = [favourites, compared, viewed].map((atom) => islandStore.sub(atom, listener))
      return () => endings.forEach((end) => end())
    },
  }
}
