import { useAtom } from 'jotai/react'
import { type Favourite, isFavourite, toggleFavourite } from '../../model/favourites.ts'
import type { ClientAtoms } from './client-atoms.ts'

/** State of a car's mark, and the way to change it. Source: `LEAD-077`, `LEAD-078`, `D-64` */
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
