/** The part of a location that leads there. */
export interface DirectionsTarget {
  name: string
  address: {
    street: string
    city: string
    state: string
    postcode: string
    place_url: string | null
    place_id: string | null
  }
}

/** An address in one line, such as "12 Example Street, Toowong QLD 4066". */
export function formatAddress(address: DirectionsTarget['address']): string {
  return `${address.street}, ${address.city} ${address.state.toUpperCase()} ${address.postcode}`
}

/**
 * Link to directions: the place's own page at the map service, else a map search for its name and
 * address.
 * Source: D-45, LOC-009
 */
export function formatDirectionsUrl({ name, address }: DirectionsTarget): string {
  if (address.place_url !== null) return address.place_url
  const search = new URL('https://www.google.com/maps/search/')
  search.searchParams.set('api', '1')
  search.searchParams.set('query', `${name}, ${formatAddress(address)}`)
  if (address.place_id !== null) search.searchParams.set('query_place_id', address.place_id)
  return search.href
}
