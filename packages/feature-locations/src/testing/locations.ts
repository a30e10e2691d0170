import { aSite } from '@forecourt/tenant-config/testing'
import { type Location, listLocations } from '../model/index.ts'

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  formated_hours: null,
  open: '08:30',
  close: '17:30',
}))

const [base] = listLocations(
  aSite({
    dealerships: [
      {
        id: 1,
        slug: 'harbour-toyota',
        name: 'Harbour Toyota',
        dealerLicenceNumber: '4418206',
        motorVehicleRepairer: '2076513',
      },
    ],
    locations: [
      {
        id: 1,
        name: 'Harbour Toyota Hamilton',
        slug: 'harbour-toyota-hamilton',
        primary: true,
        dealership_id: 1,
        dealership_slug: 'harbour-toyota',
        manufacturers: ['Toyota'],
        address: {
          street: '1243 Kingsford Smith Drive',
          city: 'Hamilton',
          state: 'qld',
          postcode: '4007',
          lat: -27.439,
          long: 153.0629,
        },
        contact_detail: {
          phone: '07 7010 4100',
          landline_phone: '07 7010 4101',
          opening_hours: [
            ...weekdays,
            { weekday: 6, status: 'Open', open: '08:30', close: '17:00' },
            { weekday: 0, status: 'Closed' },
          ],
        },
      },
    ],
  }),
)

/** A sales location in Brisbane, open Monday to Saturday; state only what matters. */
export function aLocation(overrides: Partial<Location> = {}): Location {
  if (!base) throw new Error('[feature-locations] expected the example site to list a location')
  return { ...base, ...overrides }
}
