import { randomUUID } from 'node:crypto'
import { type Location } from '@forecourt/feature-locations/model'
import { type Car, formatCarPath, isPurchasable } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { findVisitPlace, listFreeDays } from '../model/appointment-slots.ts'
import type { EnquiryContext } from '../model/enquiry-context.ts'
import { ENQUIRY_CAR_FIELDS, type EnquirySite } from '../model/enquiry-fields.ts'
import type { EnquirySubject } from '../model/enquiry-form.ts'
import { vehicleEnquiry } from '../model/kinds/vehicle-enquiry.ts'
import { type EnquiryKind, findEnquiryKind, similarSubcategory } from '../model/lead-category.ts'
import type { BookedTime } from '../model/lead-store.ts'
import { createRenderedAtToken } from '../model/spam.ts'
import { type RefusedEnquiry } from './enquiry-ports.ts'

/** Page an enquiry form is for. */
export interface EnquiryPage {
  site: Site
  /** The car it is about; null for a general enquiry. */
  car: Car | null
  /** Purpose of the form. Default an enquiry. */
  kind?: EnquiryKind
  /** The location whose page it is on, or where a test drive starts. Default the car's. */
  place?: Location | null
  /** Makes to choose from without a car. Default none. */
  makes?: readonly string[]
  /** Step that the address asks for. Default '', the first. */
  step?: string
  /** First values of a finance form. Default none. */
  start?: EnquirySubject['start']
  /** True where the phone of `start` is verified. Default false. */
  isPhoneVerified?: boolean
  /** Asks for something similar instead of this car. Default false. */
  isSimilar?: boolean
  now: Date
  /**
   * True for a page that is cached: the form gets its key and its time from script, and without script a
   * link to a page that has them takes its place. Default false. Source: `D-123`
   */
  isCached?: boolean
  /** Path the form is posted to without script. */
  action: string
  /** Times of the place that leads have taken. Default none. */
  booked?: readonly BookedTime[]
  /** A former sending of this form that was not taken. Default none. */
  answer?: RefusedEnquiry
}

/** Props of `EnquiryForm` as plain data, with a key of its own for this rendering. */
export function createEnquiryProps(page: EnquiryPage) {
  const { site, action, answer } = page
  return {
    site: pickEnquirySite(site),
    subject: createSubject(page),
    context: answer?.context ?? createContext(page),
    action,
    refused: answer ? { values: answer.values, fields: answer.fields, error: answer.error } : null,
  }
}

function createSubject(page: EnquiryPage): EnquirySubject {
  const { site, car, kind, isSimilar, now, makes, isPhoneVerified, booked = [], answer } = page
  const place = car ? visitPlaceOf(site, car, answer) : page.place
  const start = { ...(!car && place && startAt(place)), ...page.start }
  const { form } = findEnquiryKind(kind ?? 'enquiry')
  return {
    car: car && {
      ...pickFields(car, ENQUIRY_CAR_FIELDS),
      distribution_locations: car.location?.distribution_locations ?? [],
    },
    ...(kind && { kind }),
    ...(!car && place && { locationId: place.id }),
    ...(makes && { makes }),
    ...(form.asksAppointment && { days: place ? listFreeDays(site, place, now, booked) : [] }),
    ...(Object.keys(start).length > 0 && { start }),
    ...(isPhoneVerified && { isPhoneVerified }),
    ...(isSimilar && { subcategory: similarSubcategory }),
    ...(isSimilar && car && isPurchasable(car) && { isForSale: true }),
    ...(car && form === vehicleEnquiry.form && !isSimilar && pickWords(site)),
  }
}

/** The place whose times are offered: a sending that came back may have chosen another than the car's. */
const visitPlaceOf = (site: Site, { location_id }: Car, answer?: RefusedEnquiry) =>
  findVisitPlace(site, {
    distribution_location: answer?.values?.distribution_location ?? '',
    location_id,
  })

function pickWords({ content }: Site): Pick<EnquirySubject, 'words'> {
  const { heading, intro } = content.enquiry
  return heading === null && intro === null ? {} : { words: { heading, intro } }
}

const startAt = ({ dealership_slug }: Location) => ({ dealership_slug })

function createContext({ site, car, now, action, isCached, step }: EnquiryPage): EnquiryContext {
  return {
    idempotency_key: isCached ? '' : randomUUID(),
    rendered_at: isCached ? '' : createRenderedAtToken(now),
    url: new URL(action, site.url).href,
    car_name: car?.name ?? '',
    car_path: car ? formatCarPath(car) : '',
    car_tag: car?.tag ?? '',
    ...(step && { step }),
  }
}

/** Part of a site that its forms need: places have much more to them, which no form shows. */
export function pickEnquirySite(site: Site): EnquirySite {
  const { dealerships, locations } = site
  return {
    ...pickFields(site, ['id', 'slug', 'forms', 'manufacturer']),
    dealerships: dealerships.map((dealership) => pickFields(dealership, ['slug', 'name'])),
    locations: locations.map((each) => pickFields(each, ['id', 'slug', 'name', 'visible'])),
  }
}

function pickFields<T, K extends keyof T>(from: T, fields: readonly K[]): Pick<T, K> {
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<T, K>
}
