import { describe, expect, it } from 'vitest'
import { aTradeInState } from '../../testing/trade-in/trade-ins.ts'
import {
  changeCondition,
  changeVehicle,
  createTradeInState,
  readTradeInState,
} from './trade-in-state.ts'
import { findLastStep, resolveStep } from './trade-in-step.ts'

const offered = aTradeInState({
  offer_price: 18_400,
  lead_id: crypto.randomUUID(),
  form_completed: true,
})

describe('readTradeInState', () => {
  it('holds offer, answers, rego, state, lead, form and acceptance, and survives storing [LEAD-085]', () => {
    const state = { ...offered, offer_accepted: true }
    expect(readTradeInState(JSON.parse(JSON.stringify(state)))).toEqual(state)
    expect(Object.keys(state)).toEqual(
      expect.arrayContaining([
        'offer_price',
        'adjustmentAnswers',
        'rego',
        'regoState',
        'lead_id',
        'form_completed',
        'offer_accepted',
      ]),
    )
  })

  it.each([
    null,
    'text',
    [],
    { ...offered, rego: '<script>' },
    { ...offered, regoState: 'nz' },
    { ...offered, km: -1 },
    { ...offered, offer_price: '18400' },
    { ...offered, lead_id: '../x' },
    { ...offered, vehicle: { id: '2022.a/b', make: 'A', model: 'B', year: 2022, badge: '' } },
    { ...offered, adjustmentAnswers: { condition: '<b>' } },
  ])('reads nothing from %j', (stored) => {
    expect(readTradeInState(stored)).toBeNull()
  })
})

describe('changeVehicle', () => {
  it('drops the answers and the offer of another car', () => {
    const vehicle = { ...offered.vehicle!, make: 'Mazda' }
    const changed = changeVehicle(offered, { rego: 'ABC', regoState: 'nsw', vehicle })
    expect(changed).toMatchObject({ rego: 'ABC', km: null, adjustmentAnswers: {}, lead_id: null })
    expect(changed).toMatchObject({ offer_price: null, form_completed: false })
  })

  it('drops them too for a like car of another number plate', () => {
    const { regoState, vehicle } = offered
    expect(changeVehicle(offered, { rego: 'OTHER1', regoState, vehicle })).toMatchObject({
      rego: 'OTHER1',
      km: null,
      offer_price: null,
    })
  })

  it('keeps everything about the same car', () => {
    const { rego, regoState, vehicle } = offered
    expect(changeVehicle(offered, { rego, regoState, vehicle })).toEqual(offered)
  })
})

describe('changeCondition', () => {
  it('drops the offer where kilometres or answers differ, and nothing where they do not', () => {
    const { km, adjustmentAnswers, obstacle } = offered
    expect(changeCondition(offered, { km, adjustmentAnswers, obstacle })).toEqual(offered)
    const other = changeCondition(offered, { km: 50_000, adjustmentAnswers, obstacle })
    expect(other).toMatchObject({ km: 50_000, offer_price: null, lead_id: null })
  })
})

describe('resolveStep', () => {
  const fresh = createTradeInState('qld', 'key-of-the-trade-in', '')

  it('shows a step once everything before it is known, and else the furthest', () => {
    expect(findLastStep(fresh)).toBe('rego')
    expect(resolveStep('offer', fresh)).toBe('rego')
    expect(resolveStep('by-hand', fresh)).toBe('by-hand')
    expect(resolveStep('details', aTradeInState())).toBe('details')
    expect(resolveStep('details', aTradeInState({ km: null }))).toBe('car')
    expect(resolveStep('nonsense', offered)).toBe('offer')
    expect(resolveStep('car', offered)).toBe('car')
  })
})
