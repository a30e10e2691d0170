import type { SiteInput } from '@forecourt/tenant-config/model'
import { importRows, readFeed, writeDealer } from './dealer-file.ts'

/** A dealer who says no more about the look than one colour and a logo. */
const northside: SiteInput = {
  id: 'northside',
  name: 'Northside Cars',
  domains: ['northside.localhost'],
  state: 'nsw',
  timeZone: 'Australia/Sydney',
  brand: { color: '#f5c518' },
  logo: {
    url: '/tenant-assets/harbour-logo.svg',
    alt: 'Northside Cars',
    width: 148,
    height: 40,
  },
  features: { finance: false, tradeIn: false, reserve: false, testDrive: false },
  dealerships: [
    { id: 301, slug: 'northside-cars', name: 'Northside Cars', dealerLicenceNumber: '071155' },
  ],
  locations: [
    {
      id: 3001,
      name: 'Northside Cars',
      slug: 'northside-cars',
      primary: true,
      dealership_id: 301,
      dealership_slug: 'northside-cars',
      address: { street: '88 Pacific Highway', city: 'Hornsby', state: 'nsw', postcode: '2077' },
      contact_detail: {
        phone: '02 5550 3001',
        opening_hours: [{ weekday: 1, status: 'Open', open: '08:30', close: '17:30' }],
      },
    },
  ],
}

/** Lays the dealer's tenant file beside the others while the site runs, and gives it some stock. */
export async function openNorthside(): Promise<void> {
  writeDealer(northside)
  const rows = readFeed('ridgeline.jsonl').slice(0, 24)
  const place = {
    location_code: '3001',
    external_dealership_identifier: '301',
    dealership_name: 'Northside Cars',
  }
  await importRows(
    northside.id,
    'dms-json',
    rows.map((row) => ({ ...row, ...place })),
  )
}
