import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aCar } from '../testing/cars.ts'
import type { Car } from './car.ts'
import { resolveCardTag } from './card-tag.ts'

const nowMs = Date.UTC(2026, 10, 20)
const daysAgo = (days: number, moreMs = 0) =>
  new Date(nowMs - days * 86_400_000 - moreMs).toISOString()
const old = { created_at: daysAgo(100) }
const { search } = aSite()
const electric = { ...search, electricTag: true }

const tag = (differences: Partial<Car>, settings = search) =>
  resolveCardTag(aCar({ ...old, ...differences }), settings, nowMs)

const everything: Partial<Car> = {
  simple_fuel: 'Electric',
  reserved: true,
  certified: true,
  tag: 'Test Drive Only',
  status: 'coming_soon',
  created_at: daysAgo(1),
  car_type: 'demo',
}

describe('resolveCardTag', () => {
  it('goes down the list one by one [SRCH-051] [SRCH-052] [SRCH-053] [SRCH-054] [SRCH-055] [SRCH-056] [SRCH-058]', () => {
    const car = { ...everything }
    expect(tag(car, electric)).toEqual({ kind: 'electric', text: 'Electric' })
    car.simple_fuel = 'Petrol'
    expect(tag(car, electric)).toEqual({ kind: 'reserved', text: 'Reserved' })
    car.reserved = false
    expect(tag(car, electric)).toEqual({ kind: 'certified', text: 'Certified' })
    car.certified = false
    expect(tag(car, electric)).toEqual({ kind: 'custom', text: 'Test Drive Only' })
    car.tag = null
    expect(tag(car, electric)).toEqual({ kind: 'coming-soon', text: 'Coming Soon' })
    car.status = 'in_stock'
    expect(tag(car, electric)).toEqual({ kind: 'new-arrival', text: 'New Arrival' })
    car.created_at = daysAgo(30)
    expect(tag(car, electric)).toEqual({ kind: 'demo', text: 'Demo' })
  })

  it.each([{ sold: true }, { status: 'sold' as const }, { tag: 'SOLD' }])(
    'says Just Sold before everything else for %o [SRCH-049]',
    (sold) => {
      expect(tag({ ...everything, ...sold }, electric)).toEqual({ kind: 'sold', text: 'Just Sold' })
    },
  )

  it('names electric and hybrid cars only where switched on [SRCH-051]', () => {
    expect(tag({ simple_fuel: 'Hybrid' }, electric)?.text).toBe('Hybrid')
    expect(tag({ simple_fuel: 'Hybrid' })).toBeNull()
    expect(tag({ simple_fuel: 'Petrol' }, electric)).toBeNull()
  })

  it.each([
    [8, 0, 'New Arrival'],
    [8, 1, null],
    [0, 0, 'New Arrival'],
  ])('at an age of %d days and %d ms says %s [SRCH-056]', (days, moreMs, text) => {
    expect(tag({ created_at: daysAgo(days, moreMs) })?.text ?? null).toBe(text)
  })

  it('takes days and words of new arrivals from the dealer', () => {
    const settings = { ...search, newArrivalDays: 2, newArrivalText: 'Just Landed' }
    expect(tag({ created_at: daysAgo(2) }, settings)?.text).toBe('Just Landed')
    expect(tag({ created_at: daysAgo(3) }, settings)).toBeNull()
  })

  it.each(['new', 'used'] as const)(
    'shows nothing for an ordinary %s car [SRCH-057]',
    (car_type) => {
      expect(tag({ car_type })).toBeNull()
    },
  )

  it('leaves the certified badge out where the dealer does', () => {
    expect(
      tag({ certified: true }, { ...search, certifiedBadge: false } as typeof search),
    ).toBeNull()
  })
})
