import type { SiteInput } from '@forecourt/tenant-config/model'
import { anExampleFile, aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { chooseColumns, pickLocations } from './index.ts'

type Place = NonNullable<SiteInput['locations']>[number]

const [base] = anExampleFile.locations ?? []
const place = (id: number, more: Partial<Place>) =>
  ({ ...base, id, slug: `place-${id}`, name: `Place ${id}`, primary: false, ...more }) as Place

const site = aSite({
  locations: [
    place(1, { location_type: 'parts' }),
    place(2, { location_type: 'service-and-parts' }),
    place(3, { location_type: 'service' }),
    place(4, { location_type: 'used', primary: true }),
    place(5, { location_type: '' }),
    place(6, { location_type: 'sales', visible: false }),
  ] as never,
})
const ids = (filter: string | number) => pickLocations(site, filter).map(({ id }) => id)

describe('pickLocations', () => {
  it.each([
    ['primary', [4]],
    ['sales', [5]],
    ['service', [2, 3]],
    ['parts', [2, 1]],
    ['service-and-parts', [2]],
    ['all', [5, 4, 2, 3, 1]],
    [3, [3]],
  ] as const)('takes %j [LOC-013]', (filter, expected) => {
    expect(ids(filter)).toEqual(expected)
  })

  it('finds nothing for an unknown filter or id, and no hidden place [LOC-013] [LOC-033]', () => {
    for (const filter of ['everything', 'constructor', '', 99, 6]) expect(ids(filter)).toEqual([])
  })
})

describe('chooseColumns', () => {
  it.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 4],
    [9, 4],
  ])(
    'lays %i out in %i columns: under 3, exactly 3 and over 3 differ [LOC-016]',
    (count, columns) => {
      expect(chooseColumns(count)).toBe(columns)
    },
  )
})
