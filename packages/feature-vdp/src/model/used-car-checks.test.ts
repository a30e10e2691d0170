import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { formatReportHref, listUsedCarChecks, type UsedCarCheck } from './used-car-checks.ts'

const now = new Date('2026-11-22T12:00:00+10:00')
const reports = { ppsr: '/ppsr/{vin}', carAnalysis: 'https://reports.example/{slug}.pdf' }
const both = { ppsrReport: true, carAnalysis: true }
const site = aSite({ plugins: both, vehiclePage: { reports, showUnregistered: true } })
const nothing = { file: null, vin: null, certified: false, rego_expiry: null }
const used = (differences: Parameters<typeof aCar>[0]) => aCar({ car_type: 'used', ...differences })
const kinds = (checks: readonly UsedCarCheck[]) => checks.map(({ kind }) => kind)

describe('listUsedCarChecks', () => {
  const whole = used({
    file: 'https://reports.example/history.pdf',
    vin: 'MPBUMFF60JX556719',
    certified: true,
    rego_expiry: '2026-12-24',
  })

  it('lists every check that has data, in order [VDP-056] [D-88]', () => {
    const checks = listUsedCarChecks(whole, site, now)
    expect(kinds(checks)).toEqual(['history', 'ppsr', 'analysis', 'certified', 'registration'])
  })

  it('leaves out what has none, down to an empty list [D-88]', () => {
    const none = aSite({ plugins: both })
    expect(listUsedCarChecks(used(nothing), none, now)).toEqual([])
    expect(kinds(listUsedCarChecks(used({ ...nothing, certified: true }), none, now))).toEqual([
      'certified',
    ])
  })

  it.each(['new', 'demo'] as const)('is for used vehicles only, not %s [D-88]', (car_type) => {
    expect(listUsedCarChecks({ ...whole, car_type }, site, now)).toEqual([])
  })

  it('links the history report when the car has a file [VDP-118]', () => {
    const [history] = listUsedCarChecks(whole, site, now)
    expect(history?.document).toEqual({
      href: 'https://reports.example/history.pdf',
      label: 'Open history report',
    })
    for (const file of [null, '', ' '])
      expect(kinds(listUsedCarChecks({ ...whole, file }, site, now))).not.toContain('history')
  })

  it.each([
    ['neither plugin', {}, []],
    ['ppsrReport alone', { ppsrReport: true }, ['ppsr']],
    ['carAnalysis alone', { carAnalysis: true }, ['analysis']],
    ['both', both, ['ppsr', 'analysis']],
  ])('has downloads with %s enabled for the website [VDP-119]', (_, plugins, expected) => {
    const enabled = aSite({ plugins, vehiclePage: { reports } })
    const checks = listUsedCarChecks(used({ ...nothing, vin: 'V1' }), enabled, now)
    expect(kinds(checks)).toEqual(expected)
  })

  it('has no download when its feature is switched off [VDP-119]', () => {
    const off = aSite({
      plugins: both,
      features: { ppsrReport: false, carAnalysis: false },
      vehiclePage: { reports },
    })
    expect(listUsedCarChecks(used({ ...nothing, vin: 'V1' }), off, now)).toEqual([])
  })

  it("says 'Unregistered' where the site does, and nothing elsewhere [VDP-116] [VDP-117]", () => {
    const past = used({ ...nothing, rego_expiry: '2026-01-01' })
    expect(
      listUsedCarChecks(past, aSite({ vehiclePage: { showUnregistered: true } }), now),
    ).toEqual([expect.objectContaining({ kind: 'registration', title: 'Unregistered' })])
    expect(listUsedCarChecks(past, aSite(), now)).toEqual([])
  })
})

describe('formatReportHref', () => {
  it('fills in the vehicle, encoded', () => {
    const car = aCar({ id: 7, slug: '2018-ford', vin: 'V 1/2', regplate: 'AB', stocknum: 'S1' })
    expect(formatReportHref('/r/{id}/{slug}/{vin}/{regplate}/{stocknum}', car)).toBe(
      '/r/7/2018-ford/V%201%2F2/AB/S1',
    )
  })

  it('is none when the vehicle lacks a part of it, or the site has none', () => {
    expect(formatReportHref('/r/{vin}', aCar({ vin: null }))).toBeNull()
    expect(formatReportHref('/r/{vin}', aCar({ vin: ' ' }))).toBeNull()
    expect(formatReportHref(null, aCar())).toBeNull()
  })
})
