import type { Car } from './car.ts'

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
