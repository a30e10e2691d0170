import type { FeatureName, SiteInput } from '@forecourt/tenant-config/model'
import { importRows, writeDealer } from './dealer-file.ts'

/** Id of the dealer whose features a test switches. */
export const SWITCHBOARD = 'switchboard'

/** Features that are on. */
export type Switches = Readonly<Partial<Record<FeatureName, boolean>>>

/** Changes a test makes to the dealer's file. */
export interface SwitchboardChange {
  features: Switches
  /** True when its plugins are enabled. Default true. */
  hasPlugins?: boolean
  /** True when its vehicle pages have a map. Default true. */
  hasMap?: boolean
  /** Its telephone number. Default "07 5550 4001". */
  phone?: string
}

/** A dealer with everything that features need to show something. */
const dealer = ({
  features,
  hasPlugins = true,
  hasMap = true,
  phone = '07 5550 4001',
}: SwitchboardChange): SiteInput => ({
  id: SWITCHBOARD,
  name: 'Switchboard Cars',
  domains: [`${SWITCHBOARD}.localhost`],
  state: 'qld',
  features,
  phones: { fixed: phone },
  plugins: { autogauge: hasPlugins, carAnalysis: hasPlugins, ppsrReport: hasPlugins },
  vehiclePage: {
    showMapSection: hasMap,
    printable: true,
    reports: { ppsr: '/media/ppsr-{vin}.pdf', carAnalysis: '/media/analysis-{vin}.pdf' },
    deliveryPrices: { regions: [{ name: 'Brisbane', price: 0, postcodes: ['4000-4179'] }] },
  },
  // Pages of its own for what has none on the platform.
  routing: { financePage: '/contact', reservePath: '/contact' },
  reserve: { paymentProcessors: ['stripe'] },
  spinToWin: { prizes: [{ id: 'mats', label: 'Floor mats' }] },
  blog: {
    posts: [
      {
        slug: 'towing',
        title: 'Towing in plain words',
        summary: 'What the plates say.',
        paragraphs: ['The plate on the tow bar is the first to read.'],
        published: '2026-11-02',
      },
    ],
  },
  dealerships: [
    { id: 401, slug: 'switchboard', name: 'Switchboard Cars', dealerLicenceNumber: '4418206' },
  ],
  locations: [
    {
      id: 4001,
      name: 'Switchboard Cars',
      slug: 'switchboard',
      primary: true,
      dealership_id: 401,
      dealership_slug: 'switchboard',
      address: { street: '1 Switch Street', city: 'Albion', state: 'qld', postcode: '4010' },
      reviews: {
        average_rating: '4.6',
        count: 12,
        reviews: [
          {
            id: 1,
            customer_name: 'Priya N.',
            text: 'They told me what it needed before I asked.',
            rating: 5,
            review_date: '2026-09-14',
          },
        ],
      },
      contact_detail: {
        opening_hours: [{ weekday: 1, status: 'Open', open: '08:30', close: '17:30' }],
      },
    },
  ],
})

/** A used car; eight of them are enough to compare their prices. */
const car = (index: number) => ({
  stocknum: `S${100 + index}`,
  car_type: 'used',
  make: 'Toyota',
  model: 'Corolla',
  badge: 'Ascent Sport',
  year: 2021,
  vin: `6T1BE42K${String(index)}9X012345`,
  status: 'in_stock',
  location_id: 4001,
  price: 20_000 + index * 1000,
  km: 40_000 + index * 100,
  body: 'Hatch',
  fuel: 'Petrol',
  certified: index === 0,
  autograb_data: { state_average_market_price: 26_000 },
  images: [],
})

/** Writes the dealer's file, which a running site takes up within a moment. */
export function switchFeatures(change: SwitchboardChange): void {
  writeDealer(dealer(change))
}

/** Imports its cars while the site runs. */
export function stockSwitchboard(): Promise<void> {
  const cars = Array.from({ length: 8 }, (_, index) => car(index))
  return importRows(SWITCHBOARD, 'forecourt-json', cars)
}
