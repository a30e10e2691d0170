import type { SiteInput } from '@forecourt/tenant-config/model'
import { importRows, writeDealer } from './dealer-file.ts'

/** Id of the dealer who shows repayments. */
export const FINANCING = 'financing'

/** Published rates that count for ten years. */
export const publishedRates = {
  text: 'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. It is based on a {termYears}-year secured loan of {loanAmount}.',
  ratePercent: 6.29,
  comparisonRatePercent: 8.19,
  asOf: '2026-10-01',
  expires: '2036-09-30',
}

/** The warning as its page shows it. */
export const shownWarning = publishedRates.text
  .replace('{termYears}', '5')
  .replace('{loanAmount}', '$30,000')

/** A disclaimer of more than 197 characters. */
export const longDisclaimer =
  'Finance is subject to the criteria of the credit provider, and fees and charges apply to it. '
    .repeat(4)
    .trim()

const provider = { key: 'bank', name: 'Wattle Bank', eligibility: 'available' as const }

/** Finance of the dealer unless a test says otherwise. */
export const ownFinance = {
  provider: 'bank',
  providers: [{ ...provider, comparison: publishedRates }],
  defaultDisclaimer: longDisclaimer,
} satisfies SiteInput['finance']

/** Finance of a lender that publishes no comparison rate. */
export const unratedFinance = { ...ownFinance, providers: [provider] }

/** Writes the dealer's file, which a running site takes up within a moment. */
export function openFinancing(part: Partial<SiteInput> = {}, id = FINANCING): void {
  writeDealer({
    id,
    name: 'Wattle Finance Cars',
    domains: [`${id}.localhost`],
    state: 'nsw',
    timeZone: 'Australia/Sydney',
    images: { illustrations: [] },
    finance: ownFinance,
    dealerships: [{ id: 411, slug: 'wattle', name: 'Wattle Cars', dealerLicenceNumber: '071155' }],
    locations: [
      {
        id: 4101,
        name: 'Wattle Cars',
        slug: 'wattle',
        primary: true,
        dealership_id: 411,
        dealership_slug: 'wattle',
        address: { street: '8 Bell Street', city: 'Hornsby', state: 'nsw', postcode: '2077' },
        contact_detail: { phone: '02 5550 4001' },
      },
    ],
    ...part,
  })
}

/** A used car of the dealer, $30,000. */
export const financedCar = {
  stocknum: 'F101',
  car_type: 'used',
  make: 'Mazda',
  model: 'CX-5',
  badge: 'Touring',
  year: 2023,
  vin: '6T1BE42K59X012345',
  status: 'in_stock',
  location_id: 4101,
  price: 30_000,
  km: 41_000,
  body: 'SUV',
  fuel: 'Petrol',
  images: [],
}

/** Imports its cars while the site runs. */
export const stockFinancing = (
  cars: readonly object[] = [financedCar],
  id = FINANCING,
): Promise<void> => importRows(id, 'forecourt-json', cars)
