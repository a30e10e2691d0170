import { useAtom } from 'jotai/react'
import { type Favourite, isFavourite, toggleFavourite } from '../../model/favourites.ts'
import type { ClientAtoms } from './client-atoms.ts'

/** Whether a car is marked, and how to change that. Source: `LEAD-077`, `LEAD-078`, `D-64` */
export function useFavourite(
  atoms: ClientAtoms,
  car: Favourite,
): { isMarked: boolean; toggle: () => void } {
  const [favourites, setFavourites] = useAtom(atoms.favourites)
  return {
    isMarked: isFavourite(favourites, car.id),
    toggle: () => setFavourites(toggleFavourite(favourites, car)),
  }
}
