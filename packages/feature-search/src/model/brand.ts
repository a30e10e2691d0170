import {
  findManufacturer,
  findVehicleKind,
  formatBrandLogoPath,
  type ManufacturerKind,
  toSlug,
} from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { byName } from './make-list.ts'

/** Address of the brands page. */
export const BRANDS_PATH = '/brands'

/** Address of the overview of a brand, `/kia/overview`. Source: `SITE-044` */
export const formatBrandPath = (slug: string): string => `/${slug}/overview`

/** Part of a site that decides which brands are its own. */
export type BrandSite = Pick<
  Site,
  'kind' | 'make' | 'manufacturer' | 'dealerships' | 'locations' | 'ownBrands'
>

/** A brand a dealer carries or has in stock. */
export interface Brand {
  /** Name as the stock has it, else as the manufacturer writes it. */
  name: string
  slug: string
  /** Picture that stands for it where the dealer gives no logo. */
  logo: { url: string }
  /** Vehicles the search finds; 0 for a brand that is carried but not in stock. */
  count: number
  /** True for one the dealer says it sells or services. */
  isCarried: boolean
  /** One sentence of the dealer about a brand of its own; null for any other. */
  text: string | null
}

/** Brands of one kind of vehicle, or the dealer's own. */
export interface BrandGroup {
  key: ManufacturerKind | 'own'
  title: string
  brands: Brand[]
}

/** A make with its vehicles, as a facet of the search counts them. */
export interface CountedMake {
  value: string
  count: number
}

/** Bodies in stock by slug of the make. */
export type BrandBodies = Readonly<Record<string, readonly string[]>>

const titles: readonly (readonly [key: BrandGroup['key'], title: string])[] = [
  ['car', 'Car brands'],
  ['motorcycle', 'Motorcycle brands'],
  ['truck', 'Truck brands'],
  ['caravan', 'Caravan and motorhome brands'],
  ['own', 'Our own brands'],
]

/**
 * Names of the brands a dealer carries: its one make or manufacturer, those of its dealerships and locations,
 * and its own.
 * Source: `SITE-044`, `DATA-024`, `DATA-036`
 */
export function listCarriedMakes(site: BrandSite): string[] {
  const { make, manufacturer, dealerships, locations, ownBrands } = site
  const named = [
    ...ownBrands.map(({ name }) => name),
    make,
    manufacturer === null ? null : (findManufacturer(manufacturer)?.name ?? null),
    ...dealerships.map((dealership) => dealership.make),
    ...locations.filter(({ visible }) => visible).flatMap(({ manufacturers }) => manufacturers),
  ].filter((name) => name !== null)
  return [...new Map(named.map((name) => [toSlug(name), name])).values()]
}

function toBrand(site: BrandSite, name: string, count: number, isCarried: boolean): Brand {
  const slug = toSlug(name)
  const own = site.ownBrands.find((brand) => toSlug(brand.name) === slug)
  const logo = findManufacturer(name)?.logo ?? { url: formatBrandLogoPath(slug) }
  return { name, slug, logo, count, isCarried, text: own?.text ?? null }
}

/** Brands a dealer carries or has in stock, by name. */
function listBrands(site: BrandSite, makes: readonly CountedMake[]): Brand[] {
  const carried = new Map(listCarriedMakes(site).map((name) => [toSlug(name), name]))
  const stocked = makes.filter(({ count }) => count > 0)
  const known = new Set(stocked.map(({ value }) => toSlug(value)))
  const brands = [
    ...stocked.map(({ value, count }) => toBrand(site, value, count, carried.has(toSlug(value)))),
    ...[...carried]
      .filter(([slug]) => !known.has(slug))
      .map(([, name]) => toBrand(site, name, 0, true)),
  ]
  return brands.toSorted((a, b) => byName(toLabelled(a), toLabelled(b)))
}

const toLabelled = ({ name, count }: Brand) => ({
  value: name,
  label: name,
  count,
  isRefined: false,
})

/** True for a brand of the dealer's own: named so, or the one make of a site that no manufacturer has. */
const isOwn = (site: BrandSite, { name, slug }: Brand): boolean =>
  site.ownBrands.some((brand) => toSlug(brand.name) === slug) ||
  (site.make !== null && toSlug(site.make) === slug && findManufacturer(name) === null)

/** The kinds a brand is listed under: those in stock, else that of the site or the manufacturer's main one. */
function kindsOf(site: BrandSite, brand: Brand, bodies: BrandBodies): BrandGroup['key'][] {
  if (isOwn(site, brand)) return ['own']
  const made: readonly ManufacturerKind[] = findManufacturer(brand.name)?.kinds ?? []
  const stocked = (bodies[brand.slug] ?? [])
    .map(findVehicleKind)
    .filter((kind) => kind !== null && (made.length === 0 || made.includes(kind)))
  if (stocked.length > 0) return [...new Set(stocked)].filter((kind) => kind !== null)
  const ofSite = site.kind === 'vehicle' ? null : site.kind
  if (ofSite !== null && (made.length === 0 || made.includes(ofSite))) return [ofSite]
  return [made[0] ?? 'car']
}

const countStock = ({ brands }: BrandGroup) => brands.reduce((total, { count }) => total + count, 0)

/**
 * The brands page: car, motorcycle, truck and caravan brands and the dealer's own, each group by name, what
 * the dealer has most of first; a group without a brand is left out.
 * @param makes counts of the search; none while it fails
 * @param bodies in stock, which tell what a maker of cars and motorcycles is here
 * Source: `SITE-068`
 */
export function listBrandGroups(
  site: BrandSite,
  makes: readonly CountedMake[],
  bodies: BrandBodies = {},
): BrandGroup[] {
  const brands = listBrands(site, makes).map((brand) => ({
    brand,
    kinds: kindsOf(site, brand, bodies),
  }))
  return titles
    .map(([key, title]) => ({
      key,
      title,
      brands: brands.filter(({ kinds }) => kinds.includes(key)).map(({ brand }) => brand),
    }))
    .filter((group) => group.brands.length > 0)
    .toSorted((a, b) => countStock(b) - countStock(a))
}

/**
 * The brand of an address: one the dealer carries, or has in stock; null for any other, which has no page.
 * Source: `SITE-044`, `D-82`
 */
export const findBrand = (
  site: BrandSite,
  slug: string,
  makes: readonly CountedMake[],
): Brand | null => listBrands(site, makes).find((brand) => brand.slug === slug) ?? null
