import type { LeadConsent } from '../lead.ts'

/** Page of the saved searches, and where its forms send to; `?search=` asks to save one. */
export const SAVED_SEARCHES_PATH = '/saved-searches'

/** Most vehicles a search may find whose news are mailed: a wider one is news every day. */
export const mostMatches = 1000

/** Most searches one person saves. */
export const mostSavedSearches = 20

/** Longest name of a saved search, in characters. */
export const longestSearchTitle = 80

/** Version of the words beside the box that agrees to mails about a saved search. Source: `D-100` */
export const SAVED_SEARCH_WORDING = 'saved-search-1'

/** A vehicle that matches a search. */
export interface MatchingCar {
  id: number
  /** Its whole name. */
  name: string
  /** Dollars; null where no price is shown. */
  price: number | null
  /** Words beside its price, "Drive Away". Default none. */
  priceType?: string | null
  /** Absolute address of its page. */
  url: string
}

/** Vehicles a search finds now. */
export interface SearchMatches {
  /** The search in words, "Toyota, Up to $40,000". */
  title: string
  /** Path and query of the search, written in one way, without page and order. */
  address: string
  /** Vehicles found. */
  count: number
  /** Those that can be bought, the newest first; at most `mostMatches`. */
  cars: readonly MatchingCar[]
}

/** Lowest price in dollars a person has been shown or told of, by the id of the vehicle; null without a price. */
export type SeenCars = Readonly<Record<string, number | null>>

/** A search somebody wants to find again. */
export interface SavedSearch {
  /** UUID. */
  id: string
  title: string
  /** Path and query of the search. */
  address: string
  /** Agreement to mails about it; `value` is what holds now. */
  consent: LeadConsent
  savedAt: Date
}

/** A saved search that may be due for a mail. */
export interface DueSearch extends SavedSearch {
  /** Rises with every look, so that of two workers one mails. */
  revision: number
  seen: SeenCars
  contact: { name: string; email: string }
}

/** A vehicle a mail is about. */
export interface NewsOfCar extends MatchingCar {
  /** Price before it dropped, in dollars; null for a vehicle that is new to the search. */
  before: number | null
}

/** News of a saved search, and what its person has seen once told. */
export interface SearchNews {
  cars: readonly NewsOfCar[]
  seen: SeenCars
}

/** Vehicles that are gone are remembered so far, so that one that comes back is no news. */
const mostSeen = 2 * mostMatches

/** Vehicles as somebody sees them who saves a search. */
export const pickSeenCars = (cars: readonly MatchingCar[]): SeenCars =>
  findSearchNews({}, cars).seen

/**
 * Finds what is new among the matches: vehicles never seen, and those whose price is below the lowest
 * that was seen. One that went up and down again is no news, nor is one that left and came back.
 * Source: `PLUS-107`
 */
export function findSearchNews(seen: SeenCars, cars: readonly MatchingCar[]): SearchNews {
  const news: NewsOfCar[] = []
  const present: [string, number | null][] = []
  for (const car of cars) {
    const known = seen[car.id]
    if (known === undefined) news.push({ ...car, before: null })
    else if (known !== null && car.price !== null && car.price < known)
      news.push({ ...car, before: known })
    present.push([`${car.id}`, pickLowest(known ?? null, car.price)])
  }
  const ids = new Set(present.map(([id]) => id))
  // Ids rise: the last are the latest that came into the stock.
  const gone = Object.entries(seen).filter(([id]) => !ids.has(id))
  const kept = gone.slice(Math.max(0, gone.length + present.length - mostSeen))
  return { cars: news, seen: Object.fromEntries([...kept, ...present]) }
}

function pickLowest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

/** A name as it is stored: one line, not too long; the search in words where nothing is left. */
export function cleanSearchTitle(typed: string, words: string): string {
  const line = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return (line === '' ? words : line).slice(0, longestSearchTitle)
}
