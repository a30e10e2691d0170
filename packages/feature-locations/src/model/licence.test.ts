import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { aLocation } from '../testing/index.ts'
import { formatDealershipLicence, formatLicenceLabel, listLicences } from './index.ts'

const inState = (state: 'qld' | 'nsw' | 'vic', dealer: string, repairer = '') => {
  const location = aLocation({ dealer_license_number: dealer, motor_vehicle_repairer: repairer })
  return listLicences({ ...location, address: { ...location.address, state } })
}

describe('formatLicenceLabel', () => {
  it('is the label of the state [D-99]', () => {
    const states = ['qld', 'nsw', 'vic', 'wa', 'sa', 'tas', 'nt', 'act'] as const
    expect(states.map(formatLicenceLabel)).toEqual([
      'DL#',
      'MD',
      'LMCT',
      'MD',
      'LVD',
      'DL#',
      'DL#',
      'DL#',
    ])
  })
})

describe('listLicences', () => {
  it('names the dealer licence first, then the repairer [D-99]', () => {
    expect(inState('qld', '4418206', '2076513')).toEqual(['DL# 4418206', 'MVR# 2076513'])
    expect(inState('vic', '12684')).toEqual(['LMCT 12684'])
  })

  it('does not repeat a label the number already carries', () => {
    expect(inState('nsw', 'MD061842')).toEqual(['MD 061842'])
    expect(inState('vic', 'LMCT 12684')).toEqual(['LMCT 12684'])
  })

  it('is empty without numbers', () => {
    expect(inState('qld', ' ')).toEqual([])
  })
})

describe('formatDealershipLicence', () => {
  const licenceOf = (dealership: object, location: object = {}) =>
    formatDealershipLicence(
      aSite({
        dealerships: [{ id: 1, slug: 'north', name: 'North Motors', ...dealership }],
        locations: [
          {
            id: 11,
            name: 'North Motors',
            slug: 'north',
            dealership_id: 1,
            dealership_slug: 'north',
            address: { street: '1 Main Street', city: 'Perth', state: 'wa', postcode: '6000' },
            ...location,
          },
        ],
      }),
      'north',
    )

  it('has the dealer licence and the repairer number, each with one label [D-99]', () => {
    expect(licenceOf({ dealerLicenceNumber: 'MD123', motorVehicleRepairer: '2076513' })).toBe(
      'MD 123, MVR# 2076513',
    )
  })

  it('takes a number the dealership lacks from its location [PLUS-043]', () => {
    expect(licenceOf({}, { dealer_license_number: '4418206' })).toBe('MD 4418206')
  })

  it('is null without any number', () => {
    expect(licenceOf({})).toBeNull()
  })
})
