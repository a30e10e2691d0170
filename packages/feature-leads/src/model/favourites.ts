/** A car a visitor saved. Source: `DATA-042` */
export interface Favourite {
  id: number
  name: string
  slug: string
  make: string
  model: string
  primary_image_url: string | null
}

/** Most cars a browser keeps; the oldest goes first. Source: `D-64` */
export const mostFavourites = 100

/** True when the car with this id is saved. */
export function isFavourite(favourites: readonly Favourite[], id: number): boolean {
  return favourites.some((favourite) => favourite.id === id)
}

/** The list with a car in front; a car that was in it moves there. Source: `LEAD-077`, `D-64` */
export function addFavourite(
  favourites: readonly Favourite[],
  car: Favourite,
): readonly Favourite[] {
  const { id, name, slug, make, model, primary_image_url } = car
  const favourite = { id, name, slug, make, model, primary_image_url }
  return [favourite, ...removeFavourite(favourites, id)].slice(0, mostFavourites)
}

/** The list without a car. Source: `LEAD-078` */
export function removeFavourite(
  favourites: readonly Favourite[],
  id: number,
): readonly Favourite[] {
  return favourites.filter((favourite) => favourite.id !== id)
}

/** Saves a car, or removes a saved one. */
export function toggleFavourite(
  favourites: readonly Favourite[],
  car: Favourite,
): readonly Favourite[] {
  return isFavourite(favourites, car.id)
    ? removeFavourite(favourites, car.id)
    : addFavourite(favourites, car)
}

/** Reads a stored list; entries that are no favourites are left out. Source: `DATA-063` */
export function readFavourites(data: unknown): readonly Favourite[] | null {
  return Array.isArray(data) ? data.filter(isStoredFavourite).slice(0, mostFavourites) : null
}

function isStoredFavourite(entry: unknown): entry is Favourite {
  if (typeof entry !== 'object' || entry === null) return false
  const {
    id,
    name,
    slug,
    make,
    model,
    primary_image_url: picture,
  } = entry as Record<string, unknown>
  const isNamed = [name, slug, make, model].every((text) => typeof text === 'string')
  return Number.isSafeInteger(id) && isNamed && (picture === null || typeof picture === 'string')
}
