import { createSite, mergeConfig, type Site, type SiteInput } from '../model/index.ts'

/** The tenant file behind `aSite`, as JSON. */
export const anExampleFile: SiteInput = {
  id: 'example',
  name: 'Example Motors',
  domains: ['example.localhost'],
  dealerships: [
    {
      id: 1,
      slug: 'example-motors',
      name: 'Example Motors',
      dealerLicenceNumber: '1234567',
      motorVehicleRepairer: '',
      city: 'Fortitude Valley',
    },
  ],
  locations: [
    {
      id: 1,
      name: 'Example Motors',
      slug: 'example-motors',
      primary: true,
      dealership_id: 1,
      dealership_slug: 'example-motors',
      address: {
        street: '1 Example Street',
        city: 'Fortitude Valley',
        state: 'qld',
        postcode: '4006',
        lat: -27.4579,
        long: 153.0334,
      },
      contact_detail: {
        phone: '07 7010 0000',
        landline_phone: '07 7010 0001',
        opening_hours: [1, 2, 3, 4, 5].map((weekday) => ({
          weekday,
          status: 'Open',
          open: '08:30',
          close: '17:30',
        })),
      },
    },
  ],
}

type Overrides<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: Overrides<T[K]> }
    : T

/**
 * A small valid site for tests and stories: one dealership in Brisbane with one location.
 * @param overrides merged over it as a tenant file is over its defaults: objects merge, lists replace
 * @throws Error when the result is not a valid site
 */
export function aSite(overrides: Overrides<SiteInput> = {}): Site {
  return createSite(mergeConfig(anExampleFile, overrides) as SiteInput)
}
