import { formatStockPath, isUsedOnly } from '@forecourt/feature-search/model'
import { type Car, findBasePath, findBodyType } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'

/** One crumb; the last has no address. */
export interface Crumb {
  label: string
  href?: string
}

const conditions: Record<Car['car_type'], string> = { new: 'New', used: 'Used', demo: 'Demo' }
const nouns: Record<Site['kind'], string> = {
  car: 'Cars',
  truck: 'Trucks',
  motorcycle: 'Motorcycles',
  caravan: 'Caravans',
  vehicle: 'Vehicles',
}

/** "Used Cars", "Demo Trucks": condition and noun of the site's kind (D-93). */
export const formatConditionAndType = (car: Pick<Car, 'car_type'>, site: Pick<Site, 'kind'>) =>
  `${conditions[car.car_type]} ${nouns[site.kind]}`

/** Names of a car that lead somewhere: pages of that stock answer. */
export interface KnownNames {
  make: boolean
  /** The model, of that make. */
  model: boolean
}

/**
 * Home > condition and type > make > model > body > title. Make and model are left out unless they are known,
 * and the model when it is only the make again ("Mini" of MINI); a missing body has none. The title is not a
 * link.
 * Source: D-93, VDP-001, VDP-002
 */
export function listBreadcrumbs(
  car: Pick<Car, 'car_type' | 'make' | 'model' | 'simple_body' | 'name'>,
  site: Pick<Site, 'kind' | 'routing'>,
  knownNames: KnownNames,
): Crumb[] {
  const { make, model } = car
  const body = car.simple_body ? (findBodyType(car.simple_body)?.label ?? car.simple_body) : null
  return [
    { label: 'Home', href: findBasePath(site) || '/' },
    {
      label: formatConditionAndType(car, site),
      href: formatStockPath(
        site,
        isUsedOnly(site) ? undefined : { stockType: `${car.car_type}-cars` },
      ),
    },
    ...(knownNames.make ? [{ label: make, href: formatStockPath(site, { make }) }] : []),
    ...(knownNames.model && model.toLowerCase() !== make.toLowerCase()
      ? [{ label: model, href: formatStockPath(site, { make, model }) }]
      : []),
    ...(body ? [{ label: body, href: formatStockPath(site, { body }) }] : []),
    { label: car.name },
  ]
}

/**
 * The crumbs as schema.org `BreadcrumbList`.
 * Source: PLUS-051
 */
export function createBreadcrumbJsonLd(crumbs: readonly Crumb[], site: Pick<Site, 'url'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: new URL(href, site.url).href }),
    })),
  }
}
