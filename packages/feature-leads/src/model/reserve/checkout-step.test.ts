import { describe, expect, it } from 'vitest'
import {
  CHECKOUT_STEPS,
  findFaultyStep,
  moveCheckoutStep,
  pickStepErrors,
  readCheckoutStep,
} from './checkout-step.ts'

describe('CHECKOUT_STEPS', () => {
  it('are deposit, details, payment and confirm [LEAD-081]', () => {
    expect(CHECKOUT_STEPS.map(({ id }) => id)).toEqual(['summary', 'details', 'payment', 'confirm'])
  })
})

describe('moveCheckoutStep', () => {
  it('goes on and back, and stays at the ends', () => {
    expect(moveCheckoutStep('summary', 1)).toBe('details')
    expect(moveCheckoutStep('payment', -1)).toBe('details')
    expect([moveCheckoutStep('summary', -1), moveCheckoutStep('confirm', 1)]).toEqual([
      'summary',
      'confirm',
    ])
  })
})

describe('readCheckoutStep', () => {
  it('begins anew for a step nobody knows', () => {
    expect([readCheckoutStep('payment'), readCheckoutStep('x'), readCheckoutStep(3)]).toEqual([
      'payment',
      'summary',
      'summary',
    ])
  })
})

describe('mistakes of steps', () => {
  const errors = { payment_token: 'Choose.', phone: 'Wrong.' }

  it('stand at the step that asks for the field', () => {
    expect(pickStepErrors(errors, 'details')).toEqual({ phone: 'Wrong.' })
    expect(pickStepErrors(errors, 'payment')).toEqual({ payment_token: 'Choose.' })
    expect(findFaultyStep(errors)).toBe('details')
    expect(findFaultyStep({})).toBeNull()
  })
})
