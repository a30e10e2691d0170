import { islandStore } from '@forecourt/islands/store'
import { useAtom } from 'jotai/react'
import { type Favourite, isFavourite, toggleFavourite } from '../../model/favourites.ts'
import type { ClientAtoms } from './client-atoms.ts'

/** True for a saved car, the same in every island of the page, and the way to change it. Source: `LEAD-077`, `LEAD-078`, `D-64` */
export function useFavourite(
  atoms: ClientAtoms,
  car: Favourite,
): { isSaved: boolean; toggle: () => void } {
  const [favourites, update] = useAtom(atoms.favourites, { store: islandStore })
  return {
    isSaved: isFavourite(favourites, car.id),
    toggle: () => void update((current) => toggleFavourite(current, car)),
  }
}
