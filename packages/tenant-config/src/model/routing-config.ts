import * as v from 'valibot'
import { browserField, browserSetting } from './setting.ts'
import {
  freePath,
  httpsUrl,
  ownPath,
  pagePath,
  slug,
  text,
  vehicleAddress,
} from './setting-values.ts'

/** External booking page of one dealership and make. */
const serviceBookingSchema = v.strictObject({
  dealershipSlug: browserField(slug, 'Slug of the dealership.'),
  make: browserSetting(v.nullable(text), null, 'Make serviced; default null, every make.'),
  url: browserField(httpsUrl, 'Address of the booking page.'),
})

/** First part of stock search addresses: below another path once a site is mounted there. */
type StockBasePath = `${string}/search` | `${string}/used-car`

/** Paths that differ between sites. */
export const routingSchema = v.strictObject({
  stockBasePath: browserSetting(
    v.picklist(['/search', '/used-car']) as v.GenericSchema<'/search' | '/used-car', StockBasePath>,
    '/search',
    'First part of stock search addresses; default /search, /used-car on used-only sites (CFG-022, D-20).',
  ),
  reservePath: browserSetting(
    v.union(
      [v.picklist(['checkout', 'buy-online']), vehicleAddress],
      'must be checkout, buy-online, or an address with no blanks but {id}, {slug} or {stocknum}',
    ),
    'checkout',
    'Last part of the reserve address of a car, checkout (default) or buy-online, or an address of your own with {id}, {slug} or {stocknum} filled in; a car has a reserve button only where the address has a page (CFG-023, D-124).',
  ),
  financePage: browserSetting(
    pagePath,
    '/finance',
    'The finance page; another own path overrides the default /finance (CFG-024, D-56).',
  ),
  clearFiltersPath: browserSetting(
    ownPath,
    '/special-offers',
    'Where Clear Filters of the empty state leads; default /special-offers (CFG-025).',
  ),
  garageRoutes: browserSetting(
    v.array(freePath),
    [],
    'Brand-specific paths that show /my-garage; default none (CFG-026).',
  ),
  serviceBooking: browserSetting(
    v.array(serviceBookingSchema),
    [],
    'Service-booking pages per dealership and make; default none (CFG-027).',
  ),
})

/** Paths that differ between sites. */
export type Routing = v.InferOutput<typeof routingSchema>
