import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { listKeyInformation } from './car-fact.ts'
import { findRegistration, withRegistration } from './registration.ts'

const site = (showUnregistered: boolean) => aSite({ vehiclePage: { showUnregistered } })
const ends = (rego_expiry: string | null) => aCar({ rego_expiry })
const noon = new Date('2026-11-22T12:00:00+10:00')

describe('findRegistration', () => {
  it("says 'Unregistered' of an expiry in the past on sites configured so [VDP-116]", () => {
    expect(findRegistration(ends('2026-11-21'), site(true), noon)).toEqual({ kind: 'unregistered' })
  })

  it('says nothing of it on all other sites [VDP-117]', () => {
    expect(findRegistration(ends('2026-11-21'), site(false), noon)).toBeNull()
  })

  it('counts the last day whole, in the time zone of the site [D-75]', () => {
    const current = { kind: 'current', until: '22 November 2026' }
    expect(findRegistration(ends('2026-11-22'), site(true), noon)).toEqual(current)
    const lastMinute = new Date('2026-11-22T23:59:59+10:00')
    expect(findRegistration(ends('2026-11-22'), site(true), lastMinute)).toEqual(current)
    const midnight = new Date('2026-11-23T00:00:00+10:00')
    expect(findRegistration(ends('2026-11-22'), site(true), midnight)?.kind).toBe('unregistered')
    const perth = { ...site(true), timeZone: 'Australia/Perth' as const }
    expect(findRegistration(ends('2026-11-22'), perth, midnight)?.kind).toBe('current')
  })

  it.each([null, '', 'soon'])('has nothing to say of %o', (expiry) => {
    expect(findRegistration(ends(expiry), site(true), noon)).toBeNull()
  })
})

describe('withRegistration', () => {
  const valueOf = (car: ReturnType<typeof aCar>, showUnregistered = true) => {
    const registration = findRegistration(car, site(showUnregistered), noon)
    return withRegistration(listKeyInformation(car), car, registration)
      .filter(({ kind }) => kind === 'registration')
      .map(({ value }) => value)
  }

  it('puts the last day after the plate, or stands alone without one', () => {
    const until = { rego_expiry: '2026-12-24' }
    expect(valueOf(aCar({ ...until, regplate: '1JX0CF' }))).toEqual([
      '1JX0CF, until 24 December 2026',
    ])
    expect(valueOf(aCar({ ...until, regplate: null }))).toEqual(['Until 24 December 2026'])
  })

  it("puts 'Unregistered' in place of the plate, or leaves the plate alone [VDP-116] [VDP-117]", () => {
    const past = { rego_expiry: '2020-01-01', regplate: '1JX0CF' }
    expect(valueOf(aCar(past))).toEqual(['Unregistered'])
    expect(valueOf(aCar(past), false)).toEqual(['1JX0CF'])
  })

  it('keeps its place before stock number and VIN, with and without a plate', () => {
    const kinds = (regplate: string | null) => {
      const car = aCar({ regplate, rego_expiry: '2026-12-24', stocknum: 'A1', vin: 'V1' })
      const registration = findRegistration(car, site(false), noon)
      return withRegistration(listKeyInformation(car), car, registration)
        .map(({ kind }) => kind)
        .slice(-3)
    }
    expect(kinds('1JX0CF')).toEqual(['registration', 'stockNumber', 'vin'])
    expect(kinds(null)).toEqual(['registration', 'stockNumber', 'vin'])
  })
})
