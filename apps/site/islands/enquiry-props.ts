import { randomUUID } from 'node:crypto'
import {
  createRenderedAtToken,
  type EnquiryKind,
  listAppointmentDays,
  similarSubcategory,
} from '@forecourt/feature-leads/model'
import type { RefusedEnquiry } from '@forecourt/feature-leads/server'
import { findLocationById } from '@forecourt/feature-locations/model'
import { type Car, formatCarPath } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import type { EnquiryIslandProps } from './enquiry.tsx'

/** Parts an enquiry form on some page is made from. */
export interface EnquiryPropsOptions {
  site: Site
  /** The car it is about; null for a general enquiry. */
  car: Car | null
  /** Purpose of the form. Default an enquiry. */
  kind?: EnquiryKind
  /** Asks for something similar instead of this car. */
  isSimilar?: boolean
  now: Date
  /** Path the form is posted to without script. */
  action: string
  /** A former sending of this form that was not taken. */
  answer?: RefusedEnquiry
  idPrefix?: string
}

const enquirySite = ({ id, slug, dealerships, locations, forms, manufacturer }: Site) => ({
  id,
  slug,
  dealerships,
  locations: locations.map((location) => ({
    ...location,
    contact_detail: { ...location.contact_detail, opening_hours: [] },
  })),
  forms,
  manufacturer,
})

const enquiryCar = ({
  id,
  slug,
  path,
  name,
  make,
  model,
  stocknum,
  car_type,
  status,
  dealership_id,
  dealership_slug,
  location_id,
  primary_image_url,
  tag,
  location,
}: Car) => ({
  id,
  slug,
  path,
  name,
  make,
  model,
  stocknum,
  car_type,
  status,
  dealership_id,
  dealership_slug,
  location_id,
  primary_image_url,
  tag,
  distribution_locations: location?.distribution_locations ?? [],
})

/** Days and times a car can be tried at, by the hours of the place it stands at (`D-66`). */
function daysFor(site: Site, car: Car | null, now: Date) {
  const place = car && findLocationById(site, car.location_id)
  return place ? listAppointmentDays(place, now) : []
}

/** Everything an enquiry form needs, with a key of its own for this rendering. */
export function enquiryProps({
  site,
  car,
  kind = 'enquiry',
  isSimilar = false,
  now,
  action,
  answer,
  idPrefix,
}: EnquiryPropsOptions): EnquiryIslandProps {
  const fresh = {
    idempotency_key: randomUUID(),
    rendered_at: createRenderedAtToken(now),
    url: new URL(action, site.url).href,
    car_name: car?.name ?? '',
    car_path: car ? formatCarPath(car) : '',
    car_tag: car?.tag ?? '',
  }
  return {
    site: enquirySite(site),
    subject: {
      car: car && enquiryCar(car),
      ...(kind !== 'enquiry' && { kind }),
      ...(kind === 'test-drive' && { days: daysFor(site, car, now) }),
      ...(isSimilar && { subcategory: similarSubcategory }),
    },
    context: answer?.context ?? fresh,
    action,
    refused: answer ? { values: answer.values, fields: answer.fields, error: answer.error } : null,
    idPrefix,
  }
}
