import type { Car } from './car.ts'
import { joinNames } from './joined-name.ts'
import { toSlug } from './slug.ts'

/** Part of a site that says below which path its pages stand. */
export interface PathSite {
  /** Default: at the root of the host. */
  routing?: { stockBasePath: string }
}

/** Path below which the pages of a site stand: "" at the root of its host, "/stock" where an app has it there. */
export function findBasePath({ routing }: PathSite): string {
  return routing?.stockBasePath.replace(/\/(?:search|used-car)$/, '') ?? ''
}

/** Address of a car's page, "/cars/{slug}" below the path of its site (`SRCH-025`). */
export function formatCarPath(car: Pick<Car, 'slug'>, site: PathSite = {}): string {
  return `${findBasePath(site)}/cars/${car.slug}`
}

/** `{year}-{make}-{model}-{badge}-{stocknum}` of `[a-z0-9-]`; a missing part is left out (`D-103`). */
export function formatCarSlug(
  { year, make, model, badge }: Pick<Car, 'year' | 'make' | 'model' | 'badge'>,
  stocknum: string,
): string {
  return toSlug(`${joinNames([year, make, model, badge])} ${stocknum}`)
}
