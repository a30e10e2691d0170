import { describe, expect, it } from 'vitest'
import { controlWiring } from './field-ids.ts'

describe('controlWiring', () => {
  it('points at nothing when there is neither hint nor error', () => {
    expect(controlWiring('name', {})).toEqual({
      id: 'name',
      'aria-describedby': undefined,
      'aria-invalid': undefined,
    })
  })

  it('reads the error before the hint and marks the control as wrong', () => {
    expect(controlWiring('name', { hint: 'As on your licence', error: 'Enter your name' })).toEqual(
      {
        id: 'name',
        'aria-describedby': 'name-error name-hint',
        'aria-invalid': true,
      },
    )
  })

  it('takes an empty error for none', () => {
    expect(controlWiring('name', { error: '' })['aria-invalid']).toBeUndefined()
  })
})
