import type { SiteInput } from '@forecourt/tenant-config/model'
import { port } from './journey.ts'
import { aDealer } from './rows-dealer.ts'

type Place = NonNullable<SiteInput['locations']>[number]

/** Every day of the week, so that a test needs no particular one. */
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  open: '08:30',
  close: '17:30',
}))

const weekdays = everyDay.filter(({ weekday }) => weekday > 0 && weekday < 6)

const aReview = (id: number, more = {}) => ({
  id,
  customer_name: `Customer ${id}`,
  text: `Words of customer ${id}`,
  rating: 5,
  review_date: '2026-09-14',
  ...more,
})

const addresses = {
  Cleveland: {
    street: '5 Shore Street',
    city: 'Cleveland',
    postcode: '4163',
    lat: -27.526,
    long: 153.265,
  },
  Ipswich: {
    street: '9 Brisbane Street',
    city: 'Ipswich',
    postcode: '4305',
    lat: -27.614,
    long: 152.76,
  },
  Toowoomba: {
    street: '2 Ruthven Street',
    city: 'Toowoomba',
    postcode: '4350',
    lat: -27.561,
    long: 151.954,
  },
  Cairns: {
    street: '7 Sheridan Street',
    city: 'Cairns',
    postcode: '4870',
    lat: -16.923,
    long: 145.766,
  },
}

const place = (
  id: number,
  [name, slug, city]: [name: string, slug: string, city: keyof typeof addresses],
  more: Partial<Place> = {},
): Place => ({
  id,
  name,
  slug,
  dealership_id: 601,
  dealership_slug: 'bay',
  address: { ...addresses[city], state: 'qld' },
  ...more,
})

const cleveland = place(6201, ['Bay Motors Cleveland', 'bay-cleveland', 'Cleveland'], {
  location_type: '',
  primary: true,
  manufacturers: ['Kia', 'Mazda'],
  dealer_license_number: '4418206',
  motor_vehicle_repairer: '2076513',
  website: 'https://bay.example/cleveland',
  address: { ...addresses.Cleveland, state: 'qld', map_key: 'harbour-toyota-hamilton' },
  contact_detail: { phone: '07 5550 6201', opening_hours: everyDay },
  reviews: {
    average_rating: '4.5',
    count: 1214,
    reviews: [
      aReview(1, {
        rating: 4,
        review_date_in_words: '2 months ago',
        reply_text: 'Thank you for coming.',
        reply_date: '2026-09-16',
      }),
      ...Array.from({ length: 12 }, (_, index) => aReview(index + 2)),
    ],
  },
})

const workshop = place(6202, ['Bay Motors Cleveland', 'bay-service', 'Cleveland'], {
  location_type: 'service-and-parts',
  contact_detail: { phone: '07 5550 6202', opening_hours: weekdays },
  reviews: { average_rating: '4.0', count: 30, reviews: [aReview(40)] },
})

const used = place(6203, ['Anchor Used', 'anchor-used', 'Ipswich'], {
  location_type: 'used',
  location_subtype: ['buying'],
})

const parts = place(6204, ['Anchor Parts', 'anchor-parts', 'Toowoomba'], {
  location_type: 'parts',
  contact_detail: { phone: '07 5550 6204', opening_hours: weekdays },
})

const hidden = place(6205, ['Anchor Hidden', 'anchor-hidden', 'Cairns'], { visible: false })

const special = (date: string, name: string, more = {}) => ({
  date,
  name,
  status: 'Closed' as const,
  ...more,
})

/** A dealer with a location of every kind. */
export const bay = (settings: Partial<SiteInput> = {}): SiteInput =>
  aDealer('bay', {
    name: 'Bay Motors',
    state: 'qld',
    dealerships: [{ id: 601, slug: 'bay', name: 'Bay Motors', dealerLicenceNumber: '1112223' }],
    locations: [parts, used, workshop, cleveland, hidden],
    specialHours: [
      special('2099-12-25', 'Christmas Day'),
      special('2099-12-24', 'Christmas Eve', {
        status: 'Open',
        start_hour: '08:30',
        end_hour: '12:00',
      }),
      special('2099-12-28', 'Stocktake', { location_id: 6204 }),
      special('2020-01-01', 'Long ago'),
    ],
    locationPages: {
      serviceEnquiry: { locationId: 6202, bookingUrl: '/service?from=hours' },
      mapImages: '/tenant-assets/map-{key}.svg',
    },
    ...settings,
  })

/** A dealer of two dealerships, one of which its lists leave out. */
export const split = (id: string, locationPages: SiteInput['locationPages']): SiteInput =>
  bay({
    id,
    domains: [`${id}.localhost`],
    dealerships: [
      { id: 601, slug: 'bay', name: 'Bay Motors', dealerLicenceNumber: '1112223' },
      { id: 602, slug: 'anchor', name: 'Anchor Cars', dealerLicenceNumber: '1112224' },
    ],
    locations: [cleveland, { ...used, dealership_id: 602, dealership_slug: 'anchor' }],
    specialHours: [],
    locationPages,
  })

/** A dealer with one location, which chose otherwise. */
export const pier = (settings: Partial<SiteInput> = {}): SiteInput =>
  aDealer('pier', {
    name: 'Pier Cars',
    dealerships: [{ id: 601, slug: 'bay', name: 'Pier Cars', dealerLicenceNumber: '1112223' }],
    locations: [{ ...cleveland, id: 6301, website: null }],
    locationPages: {
      secondLink: 'View Location Details',
      mapImages: '/tenant-assets/map-{key}.svg',
    },
    reviews: { hidden: true },
    ...settings,
  })

/** Address of a path on one of them, for a browser. */
export const at = (site: string, path: string) => `http://${site}.localhost:${port}${path}`
