import { describe, expect, it } from 'vitest'
import { wireControl } from './field-ids.ts'

describe('wireControl', () => {
  it('points at nothing when there is neither hint nor error', () => {
    expect(wireControl('name', {})).toEqual({
      id: 'name',
      'aria-describedby': undefined,
      'aria-invalid': undefined,
    })
  })

  it('reads the error before the hint and marks the control as wrong', () => {
    expect(wireControl('name', { hint: 'As on your licence', error: 'Enter your name' })).toEqual({
      id: 'name',
      'aria-describedby': 'name-error name-hint',
      'aria-invalid': true,
    })
  })

  it('keeps what the page said of the control', () => {
    const own = { 'aria-describedby': 'terms', 'aria-invalid': true } as const
    expect(wireControl('name', { hint: 'As on your licence' }, own)).toEqual({
      id: 'name',
      'aria-describedby': 'name-hint terms',
      'aria-invalid': true,
    })
  })

  it('takes an empty error for none', () => {
    expect(wireControl('name', { error: '' })['aria-invalid']).toBeUndefined()
  })
})
