/** A suburb and its postcode. */
export interface PostcodePlace {
  /** Four digits. */
  postcode: string
  /** Name of the suburb or town. */
  suburb: string
  /** State or territory, such as "QLD". */
  state: string
}

const shownPlaces = 3

/** One line for each postcode, in order: "Brisbane City, Spring Hill QLD". */
export function postcodeOptions(
  places: readonly PostcodePlace[],
): { postcode: string; text: string }[] {
  const postcodes = [...new Set(places.map((place) => place.postcode))].sort()
  return postcodes.map((postcode) => ({ postcode, text: placeText(postcode, places) ?? '' }))
}

/**
 * Suburbs of a whole postcode in words, the first three by name; null for half a postcode or one
 * without places. States are named once: "Mungindi NSW, QLD" lies in both.
 */
export function placeText(postcode: string, places: readonly PostcodePlace[]): string | null {
  const found = places.filter((place) => place.postcode === postcode)
  if (found.length === 0) return null
  const suburbs = [...new Set(found.map((place) => place.suburb))]
  const states = [...new Set(found.map((place) => place.state))]
  const more = suburbs.length > shownPlaces ? ` and ${suburbs.length - shownPlaces} more` : ''
  return `${suburbs.slice(0, shownPlaces).join(', ')}${more} ${states.join(', ')}`
}
