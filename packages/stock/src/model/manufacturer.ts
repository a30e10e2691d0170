import { type ManufacturerKind, manufacturerRows } from './manufacturer-rows.ts'
import { toSlug } from './slug.ts'

/** A maker of vehicles. */
export interface Manufacturer {
  id: number
  /** "Land Rover" */
  name: string
  /** "land-rover" */
  slug: string
  /** `url` is the designed monogram that a site draws; a dealer's own logo replaces it. */
  logo: { url: string }
  /** Vehicles it makes, the main kind first. */
  kinds: readonly [ManufacturerKind, ...ManufacturerKind[]]
}

/** Folder of the monograms that stand in for logos. */
export const BRAND_LOGO_PATH = '/brand-logos'

/** Address of the designed monogram of a brand. Source: `SITE-069`, `D-120` */
export const formatBrandLogoPath = (slug: string): string => `${BRAND_LOGO_PATH}/${slug}.svg`

const bySlug = new Map<string, Manufacturer>()

/** All manufacturers by slug; made when it is first asked for, since few pages need them. */
function readManufacturers(): ReadonlyMap<string, Manufacturer> {
  if (bySlug.size > 0) return bySlug
  for (const [id, name, ...kinds] of manufacturerRows) {
    const slug = toSlug(name)
    bySlug.set(slug, { id, name, slug, logo: { url: formatBrandLogoPath(slug) }, kinds })
  }
  return bySlug
}

/** The manufacturers known, about 150, each with id, name, slug and logo. Source: `SITE-069` */
export const listManufacturers = (): Manufacturer[] => [...readManufacturers().values()]

/** The manufacturer of a make, however its name is written, or of a slug; null for an unknown one. Source: `SITE-069` */
export const findManufacturer = (make: string): Manufacturer | null =>
  readManufacturers().get(toSlug(make)) ?? null
