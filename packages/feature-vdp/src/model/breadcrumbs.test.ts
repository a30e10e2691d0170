import { aCar } from '@forecourt/stock/testing'
import { mountSite } from '@forecourt/tenant-config/model'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import {
  createBreadcrumbJsonLd,
  formatConditionAndType,
  type KnownNames,
  listBreadcrumbs,
} from './breadcrumbs.ts'

const car = aCar({
  car_type: 'used',
  make: 'Toyota',
  model: 'Corolla',
  simple_body: 'Hatch',
  name: '2021 Toyota Corolla',
})
const known = { make: true, model: true }

describe('listBreadcrumbs', () => {
  it('lead from home over condition and type, make, model and body to the title [VDP-001]', () => {
    expect(listBreadcrumbs(car, aSite(), known)).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Used Cars', href: '/search/used-cars' },
      { label: 'Toyota', href: '/search/toyota' },
      { label: 'Corolla', href: '/search/toyota/corolla' },
      { label: 'Hatch', href: '/search/hatch' },
      { label: '2021 Toyota Corolla' },
    ])
  })

  it('leave a make and a model out that lead nowhere [VDP-002]', () => {
    const labels = (names: KnownNames) =>
      listBreadcrumbs(car, aSite(), names).map((crumb) => crumb.label)
    const whole = labels(known)
    expect(whole).toContain('Corolla')
    expect(labels({ make: true, model: false })).toEqual(
      whole.filter((label) => label !== 'Corolla'),
    )
    expect(labels({ make: false, model: false })).toEqual(
      whole.filter((label) => label !== 'Corolla' && label !== 'Toyota'),
    )
  })

  it('say a model once that is only the make again', () => {
    const mini = aCar({
      make: 'MINI',
      model: 'Mini',
      simple_body: 'Hatch',
      name: '2021 MINI Cooper S',
    })
    const labels = listBreadcrumbs(mini, aSite(), known).map(({ label }) => label)
    expect(labels).toEqual(['Home', 'Used Cars', 'MINI', 'Hatch', '2021 MINI Cooper S'])
  })

  it('lead to /used-car on a used-only site', () => {
    const site = aSite({ routing: { stockBasePath: '/used-car' } })
    expect(listBreadcrumbs(car, site, known).slice(1, 3)).toEqual([
      { label: 'Used Cars', href: '/used-car' },
      { label: 'Toyota', href: '/used-car/toyota' },
    ])
  })

  it('stay below the path of the app', () => {
    const crumbs = listBreadcrumbs(car, mountSite(aSite(), '/stock'), known).slice(0, -1)
    expect(crumbs.map(({ href }) => href)).toEqual(
      crumbs.map(() => expect.stringMatching(/^\/stock(\/|$)/)),
    )
  })

  it('leave out a body the car does not have', () => {
    expect(listBreadcrumbs(aCar({ ...car, simple_body: null }), aSite(), known)).toHaveLength(5)
  })
})

describe('formatConditionAndType', () => {
  it.each([
    ['new', 'car', 'New Cars'],
    ['demo', 'truck', 'Demo Trucks'],
    ['used', 'motorcycle', 'Used Motorcycles'],
    ['new', 'caravan', 'New Caravans'],
    ['used', 'vehicle', 'Used Vehicles'],
  ] as const)('of %s on a %s site is %s', (car_type, kind, text) => {
    expect(formatConditionAndType({ car_type }, { kind })).toBe(text)
  })
})

describe('createBreadcrumbJsonLd', () => {
  it('numbers the crumbs and gives absolute addresses to all but the last', () => {
    const site = { url: 'https://www.dealer.example' }
    expect(
      createBreadcrumbJsonLd([{ label: 'Home', href: '/' }, { label: 'Car' }], site),
    ).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://www.dealer.example/' },
        { position: 2, name: 'Car' },
      ],
    })
  })
})
