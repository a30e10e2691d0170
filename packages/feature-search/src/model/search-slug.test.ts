import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { resolveSearchSlug } from './search-slug.ts'

const site = aSite()
const resolve = (...parts: string[]) => resolveSearchSlug(parts, site)

describe('resolveSearchSlug', () => {
  it('reads new-used-and-demo-cars as every condition [SRCH-001]', () => {
    expect(resolve('new-used-and-demo-cars')).toEqual({
      kind: 'facets',
      facets: { car_type: ['demo', 'new', 'used'] },
    })
  })

  it('reads new-cars as new only [SRCH-002]', () => {
    expect(resolve('new-cars')).toEqual({ kind: 'facets', facets: { car_type: ['new'] } })
  })

  it('reads used-cars as used only [SRCH-003]', () => {
    expect(resolve('used-cars')).toEqual({ kind: 'facets', facets: { car_type: ['used'] } })
  })

  it('reads demo-cars as demo only [SRCH-004]', () => {
    expect(resolve('demo-cars')).toEqual({ kind: 'facets', facets: { car_type: ['demo'] } })
  })

  it('reads new-and-demo-cars as new and demo [SRCH-005]', () => {
    expect(resolve('new-and-demo-cars')).toEqual({
      kind: 'facets',
      facets: { car_type: ['demo', 'new'] },
    })
  })

  it.each([
    ['suv', 'SUV'],
    ['people-mover', 'People Mover'],
    ['UTE', 'Ute'],
  ])('reads the body %s as simple_body %s [SRCH-006]', (slug, body) => {
    expect(resolve(slug)).toEqual({ kind: 'facets', facets: { body: [body] } })
  })

  it('reads anything else as a make the stock has to confirm [SRCH-007]', () => {
    expect(resolve('Land-Rover')).toEqual({ kind: 'make', makeSlug: 'land-rover', modelSlug: null })
    expect(resolve('toyota', 'hilux')).toEqual({
      kind: 'make',
      makeSlug: 'toyota',
      modelSlug: 'hilux',
    })
  })

  it('reads the slug of a dealership of the site [D-19]', () => {
    expect(resolve('example-motors')).toEqual({
      kind: 'facets',
      facets: { dealership_name: ['Example Motors'] },
    })
  })

  it('prefers a condition to a dealership and a dealership to a body [D-19]', () => {
    const dealerships = [
      { id: 1, slug: 'used-cars', name: 'Used Cars', dealerLicenceNumber: '1' },
      { id: 2, slug: 'suv', name: 'SUV House', dealerLicenceNumber: '2' },
    ]
    const odd = aSite({ dealerships, locations: [] })
    expect(resolveSearchSlug(['used-cars'], odd)).toMatchObject({ facets: { car_type: ['used'] } })
    expect(resolveSearchSlug(['suv'], odd)).toMatchObject({
      facets: { dealership_name: ['SUV House'] },
    })
  })

  it('means all stock without a part, and nothing with three or an empty one [D-19]', () => {
    expect(resolve()).toEqual({ kind: 'all' })
    expect(resolve('toyota', 'hilux', 'sr5')).toEqual({ kind: 'notFound' })
    expect(resolve('%%%')).toEqual({ kind: 'notFound' })
    expect(resolve('toyota', '***')).toEqual({ kind: 'notFound' })
  })
})
