import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it, vi } from 'vitest'
import { aDescribedCar } from '../testing/index.ts'
import { loadCallPhone } from './load-call-phone.ts'

const numberless = aSite({ locations: [], phones: {} })
const silent = aDescribedCar({ id: 40817, location: null })

function askWith(
  ...[site, car]: Parameters<typeof loadCallPhone> extends [unknown, ...infer R] ? R : never
) {
  const warn = vi.fn<(message: string, fields?: object) => void>()
  return { phone: loadCallPhone({ logger: { warn } }, site, car), warnings: warn.mock.calls }
}

describe('loadCallPhone', () => {
  it('warns once of a car without a number, naming site and car alone [VDP-121]', () => {
    expect(askWith(numberless, silent)).toEqual({
      phone: null,
      warnings: [['a car has no telephone number', { site: numberless.id, carId: 40817 }]],
    })
  })

  it('counts blanks as no number [VDP-121]', () => {
    const blank = aSite({ locations: [], phones: { fixed: '' } })
    expect(askWith(blank, silent).warnings).toHaveLength(1)
  })

  it('says nothing while there is a number', () => {
    const site = aSite({ locations: [], phones: { fixed: '07 5550 2000' } })
    expect(askWith(site, silent)).toEqual({ phone: '07 5550 2000', warnings: [] })
  })

  it('neither gives nor misses a number where calling is switched off', () => {
    for (const phones of [{}, { fixed: '07 5550 2000' }]) {
      const site = aSite({ locations: [], phones, features: { callTheDealer: false } })
      expect(askWith(site, silent)).toEqual({ phone: null, warnings: [] })
    }
  })
})
