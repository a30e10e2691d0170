import { getClientAtoms } from '../client-atoms/client-atoms.ts'
import { useFavourite } from '../client-atoms/use-favourite.ts'
import { findBrowserStorages } from '../enquiry-form/browser-storage.ts'
import { FavouriteButton, type FavouriteButtonProps } from './favourite-button.tsx'

export interface IslandFavouriteButtonProps extends Omit<FavouriteButtonProps, 'isSaved'> {
  /** Id of the site. */
  siteId: string
}

/** The heart inside an island: it follows what is saved anywhere on the page. */
export function IslandFavouriteButton({ siteId, ...button }: IslandFavouriteButtonProps) {
  const { isSaved } = useFavourite(getClientAtoms(siteId, findBrowserStorages().local), button.car)
  return <FavouriteButton {...button} isSaved={isSaved} />
}
