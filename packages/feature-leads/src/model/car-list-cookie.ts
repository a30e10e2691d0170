import { mostCompared, parseCarIds } from './compare-list.ts'
import { mostFavourites } from './favourites.ts'
import { mostViewedCars } from './viewed-cars.ts'

/** Names of the cookies that hold lists of cars, as ids with full stops between them. */
export const carListCookies = {
  /** Cars saved without script, for every page. */
  favourites: 'favourites',
  /** Cars taken into the comparison without script. */
  compare: 'compare',
  /** The browser's own list, written by script for `/favourites` alone. */
  saved: 'saved-cars',
  /** The cars viewed last, written by script for `/favourites` and the garage, whatever its address. */
  viewed: 'viewed-cars',
} as const

const most: Record<keyof typeof carListCookies, number> = {
  favourites: mostFavourites,
  compare: mostCompared,
  saved: mostFavourites,
  viewed: mostViewedCars,
}

/** The ids of a cookie in a `Cookie` header or `document.cookie`; empty without it. */
export function readCarListCookie(
  header: string | null | undefined,
  name: keyof typeof carListCookies,
): number[] {
  const start = `${carListCookies[name]}=`
  const cookie = (header ?? '').split(/;\s*/).find((candidate) => candidate.startsWith(start))
  return parseCarIds(cookie?.slice(start.length), most[name])
}

/**
 * A cookie for `Set-Cookie` or `document.cookie`, stored for a year; without ids it is taken away.
 * @param isSecure true where the page came by https
 * Source: `PLUS-026`, `D-101`
 */
export function formatCarListCookie(
  name: keyof typeof carListCookies,
  ids: readonly number[],
  isSecure: boolean,
): string {
  const path = name === 'saved' ? '/favourites' : '/'
  const age = ids.length > 0 ? 31_536_000 : 0
  const value = ids.slice(0, most[name]).join('.')
  return `${carListCookies[name]}=${value}; Path=${path}; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
