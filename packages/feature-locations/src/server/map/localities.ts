import type { StateCode } from '@forecourt/tenant-config/model'
import type { GeoPoint } from '../../model/index.ts'
import type { Bounds } from './coast.ts'
import localities from './localities.json' with { type: 'json' }

/** A suburb or town. */
export interface Locality extends GeoPoint {
  name: string
  state: StateCode
  /** Four digits. */
  postcode: string
}

/** Towns that maps of more than a city name, the largest first. */
const townNames =
  `Sydney nsw,Melbourne vic,Brisbane qld,Perth wa,Adelaide sa,Canberra act,Hobart tas,Darwin nt,
Newcastle nsw,Surfers Paradise qld,Wollongong nsw,Geelong vic,Townsville qld,Cairns qld,Toowoomba qld,Ballarat vic,
Bendigo vic,Maroochydore qld,Launceston tas,Albury nsw,Mackay qld,Rockhampton qld,Bunbury wa,Bundaberg qld,
Wagga Wagga nsw,Mildura vic,Shepparton vic,Gosford nsw,Ipswich qld,Gladstone qld,Tamworth nsw,Port Macquarie nsw,
Orange nsw,Dubbo nsw,Geraldton wa,Kalgoorlie wa,Broome wa,Mount Gambier sa,Coffs Harbour nsw,Warrnambool vic,
Albany wa,Port Augusta sa,Mount Isa qld,Traralgon vic,Gympie qld,Bathurst nsw,Whyalla sa,Port Lincoln sa,
Devonport tas,Karratha wa,Port Hedland wa,Katherine nt,Esperance wa,Nowra nsw,Lismore nsw,Horsham vic`
    .split(',')
    .map((name) => name.trim())

function readLocality(postcode: string, entry: string): Locality {
  const [name = '', state, latitude, longitude] = entry.split(',')
  return {
    name,
    state: state as StateCode,
    postcode,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }
}

let known: { all: readonly Locality[]; towns: readonly Locality[] } | undefined

const keyOf = ({ name, state }: Locality) => `${name} ${state}`

function readAll() {
  const all = Object.entries(localities).flatMap(([postcode, entries]) =>
    entries.split(';').map((entry) => readLocality(postcode, entry)),
  )
  const byName = new Map(all.toReversed().map((each) => [keyOf(each), each]))
  return { all, towns: townNames.flatMap((name) => byName.get(name) ?? []) }
}

const isWithin =
  ({ west, east, south, north }: Bounds) =>
  ({ latitude, longitude }: GeoPoint) =>
    longitude > west && longitude < east && latitude > south && latitude < north

/** Suburbs and towns within bounds, each name once. */
export function listLocalities(bounds: Bounds): Locality[] {
  known ??= readAll()
  const found = known.all.filter(isWithin(bounds))
  return [...new Map(found.toReversed().map((each) => [keyOf(each), each])).values()]
}

/** Towns of note within bounds, the largest first. */
export function listTowns(bounds: Bounds): Locality[] {
  known ??= readAll()
  return known.towns.filter(isWithin(bounds))
}

const fold = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/**
 * The suburbs or towns a visitor may have typed, alone or with a state or postcode: "Toowong", "Richmond VIC",
 * "Richmond 3121".
 * @param nearStates states whose places come alone, where they have one of the name
 * @returns one of each state
 */
export function findLocalities(typed: string, nearStates: readonly StateCode[]): Locality[] {
  known ??= readAll()
  const words = fold(typed.replaceAll(',', ' '))
  const named = known.all.filter(({ name, state, postcode }) => {
    const own = fold(name)
    const forms = [own, `${own} ${state}`, `${own} ${postcode}`, `${own} ${state} ${postcode}`]
    return forms.includes(words)
  })
  const near = named.filter(({ state }) => nearStates.includes(state))
  const offered = (near.length > 0 ? near : named).toReversed()
  return [...new Map(offered.map((each) => [each.state, each])).values()].toReversed()
}

/**
 * The suburb or town a visitor typed, as of {@link findLocalities}.
 * @returns null when Australia has no place of the name
 */
export function findLocality(typed: string, nearState: StateCode): Locality | null {
  return findLocalities(typed, [nearState])[0] ?? null
}

/** "Toowong QLD 4066" */
export function formatLocality({ name, state, postcode }: Locality): string {
  return `${name} ${state.toUpperCase()} ${postcode}`
}
