import { describe, expect, it } from 'vitest'
import { aLocation } from '../testing/index.ts'
import { formatLicenceLabel, listLicences } from './index.ts'

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
