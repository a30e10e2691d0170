import { describe, expect, it } from 'vitest'
import { findManufacturer, listManufacturers } from './manufacturer.ts'

describe('listManufacturers', () => {
  const all = listManufacturers()

  it('holds about 150 brands, each with id, name, slug and logo.url [SITE-069]', () => {
    expect(all.length).toBeGreaterThanOrEqual(145)
    expect(all.length).toBeLessThanOrEqual(165)
    for (const { id, name, slug, logo } of all) {
      expect(id).toBeGreaterThan(0)
      expect(name).toMatch(/\S/)
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(logo.url).toBe(`/brand-logos/${slug}.svg`)
    }
  })

  it('has each id and each slug once', () => {
    for (const key of ['id', 'slug'] as const)
      expect(new Set(all.map((each) => each[key])).size).toBe(all.length)
  })

  it('covers cars, motorcycles, trucks and caravans', () => {
    const count = (kind: string) =>
      all.filter(({ kinds }) => kinds.some((one) => one === kind)).length
    expect(count('car')).toBeGreaterThan(70)
    expect(count('motorcycle')).toBeGreaterThan(25)
    expect(count('truck')).toBeGreaterThan(12)
    expect(count('caravan')).toBeGreaterThan(20)
  })
})

describe('findManufacturer', () => {
  it.each([
    ['Land Rover', 'land-rover'],
    ['LAND ROVER', 'land-rover'],
    ['land-rover', 'land-rover'],
    ['ŠKODA', 'skoda'],
    ['mercedes benz', 'mercedes-benz'],
  ])('finds %s however it is written', (name, slug) => {
    expect(findManufacturer(name)?.slug).toBe(slug)
  })

  it('knows no other', () => {
    expect(findManufacturer('Aurelia')).toBeNull()
    expect(findManufacturer('')).toBeNull()
  })
})
