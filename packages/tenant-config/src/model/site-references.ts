import type { ConfigProblem } from './config-problem.ts'
import type { Site } from './site.ts'

/**
 * Things a schema of single fields cannot see: names that must be unique and names that must exist.
 * Source: CFG-005
 */
export function crossReferenceProblems(site: Site): ConfigProblem[] {
  return [
    ...repeated('dealerships', 'slug', site.dealerships),
    ...repeated('dealerships', 'id', site.dealerships),
    ...repeated('locations', 'slug', site.locations),
    ...repeated('locations', 'id', site.locations),
    ...repeated('offers', 'slug', site.offers),
    ...repeated('search.governmentCharges', 'state', site.search.governmentCharges),
    ...repeated('search.promoTiles', 'id', site.search.promoTiles),
    ...repeated('delivery.targets', 'id', site.delivery.targets),
    ...repeated('finance.providers', 'key', site.finance.providers),
    ...unknownDealerships(site),
    ...foreignDealershipIds(site),
    ...unknownLocations(site),
    ...foreignChatScript(site),
  ]
}

function repeated<TKey extends string>(
  listPath: string,
  key: TKey,
  list: readonly Record<TKey, string | number>[],
): ConfigProblem[] {
  return list.flatMap((item, index) => {
    const first = list.findIndex((other) => other[key] === item[key])
    if (first === index) return []
    const path = `${listPath}[${index}].${key}`
    return [{ path, message: `${path} repeats the ${key} of ${listPath}[${first}].` }]
  })
}

function foreignChatScript({ embeds: { chat } }: Site): ConfigProblem[] {
  if (chat.script === null) return []
  const { host } = new URL(chat.script)
  if (chat.hosts.includes(host)) return []
  const path = 'embeds.chat.script'
  return [{ path, message: `${path} is at ${host}, which is not in embeds.chat.hosts.` }]
}

interface Reference {
  path: string
  name: string | number | null
}

function unknownDealerships(site: Site): ConfigProblem[] {
  const known = new Set<unknown>(site.dealerships.map(({ slug }) => slug))
  const list = (path: string, slugs: readonly string[]): Reference[] =>
    slugs.map((name, index) => ({ path: `${path}[${index}]`, name }))
  return missing('dealership', known, [
    ...site.locations.map(({ dealership_slug }, index) => ({
      path: `locations[${index}].dealership_slug`,
      name: dealership_slug,
    })),
    ...list('reserve.excludedDealerships', site.reserve.excludedDealerships),
    ...list('locationPages.showDealerships', site.locationPages.showDealerships),
    ...list('locationPages.hideDealerships', site.locationPages.hideDealerships),
    ...list(
      'vehiclePage.weeklyFinanceHidden.dealerships',
      site.vehiclePage.weeklyFinanceHidden.dealerships,
    ),
    ...site.vehiclePage.trustLines.flatMap(({ when }, index) =>
      list(`vehiclePage.trustLines[${index}].when.dealerships`, when.dealerships),
    ),
    ...site.routing.serviceBooking.map(({ dealershipSlug }, index) => ({
      path: `routing.serviceBooking[${index}].dealershipSlug`,
      name: dealershipSlug,
    })),
    ...site.dealershipWebsites.map(({ dealershipSlug }, index) => ({
      path: `dealershipWebsites[${index}].dealershipSlug`,
      name: dealershipSlug,
    })),
    ...Object.keys(site.phones.byDealership).map((name) => ({
      path: `phones.byDealership.${name}`,
      name,
    })),
  ])
}

function foreignDealershipIds(site: Site): ConfigProblem[] {
  return site.locations.flatMap(({ dealership_slug, dealership_id }, index) => {
    const dealership = site.dealerships.find(({ slug }) => slug === dealership_slug)
    if (dealership === undefined || dealership.id === dealership_id) return []
    const path = `locations[${index}].dealership_id`
    return [{ path, message: `${path} must be ${dealership.id}, the id of ${dealership_slug}.` }]
  })
}

function unknownLocations(site: Site): ConfigProblem[] {
  const known = new Set<unknown>(site.locations.map(({ id }) => id))
  const serviceEnquiry = site.locationPages.serviceEnquiry
  return missing('location', known, [
    ...(serviceEnquiry
      ? [{ path: 'locationPages.serviceEnquiry.locationId', name: serviceEnquiry.locationId }]
      : []),
    ...site.specialHours.map(({ location_id, location }, index) => ({
      path: `specialHours[${index}].location_id`,
      name: location_id ?? location?.id ?? null,
    })),
  ])
}

function missing(
  noun: string,
  known: ReadonlySet<unknown>,
  references: Reference[],
): ConfigProblem[] {
  return references
    .filter(({ name }) => name !== null && !known.has(name))
    .map(({ path, name }) => ({
      path,
      message: `${path} names ${noun} ${JSON.stringify(name)}, which is not one of the site.`,
    }))
}
