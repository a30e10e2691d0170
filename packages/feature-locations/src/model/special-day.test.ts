import { anExampleFile, aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { listLocations, toSpecialDay } from './index.ts'

const none = {
  name: null,
  start_hour: null,
  end_hour: null,
  hours: null,
  location_id: null,
  location: null,
}
const date = '2026-12-24'

describe('toSpecialDay', () => {
  it('reads both spellings of the hours and of the location [DATA-034]', () => {
    const read = { date, name: null, status: 'Open', open: '08:30', close: '13:00', locationId: 4 }
    const first = {
      ...none,
      date,
      status: 'Open' as const,
      start_hour: '08:30',
      end_hour: '13:00',
      location_id: 4,
    }
    const second = {
      ...none,
      date,
      status: 'Open' as const,
      hours: { begin: '08:30', end: '13:00' },
      location: { id: 4 },
    }
    expect(toSpecialDay(first)).toEqual(read)
    expect(toSpecialDay(second)).toEqual(read)
    expect(toSpecialDay({ ...none, date, status: 'Closed' })).toEqual({
      date,
      name: null,
      status: 'Closed',
      open: null,
      close: null,
      locationId: null,
    })
  })
})

describe('listLocations', () => {
  it('gives each location its own special days and those for all, by date', () => {
    const [place] = anExampleFile.locations ?? []
    if (!place) throw new Error('expected an example location')
    const site = aSite({
      locations: [place, { ...place, id: 2, slug: 'second' }],
      specialHours: [
        { date: '2026-12-26', status: 'Closed' },
        { date: '2026-12-24', status: 'Closed', location: { id: 2 } },
        { date: '2026-12-25', status: 'Closed', location_id: 1 },
      ],
    })
    const dates = listLocations(site).map(({ special_days }) => special_days.map((day) => day.date))
    expect(dates).toEqual([
      ['2026-12-25', '2026-12-26'],
      ['2026-12-24', '2026-12-26'],
    ])
  })
})
