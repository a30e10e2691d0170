import { describe, expect, it } from 'vitest'
import { summariseFormErrors } from './form-errors.ts'

const fields = [
  { name: 'name', label: 'First Name' },
  { name: 'email', label: 'Email Address' },
]

describe('summariseFormErrors', () => {
  it('is nothing without an error', () => {
    expect(summariseFormErrors({}, fields)).toEqual({ kind: 'none' })
  })

  it('is one alert with the message for exactly one error [LEAD-023]', () => {
    const summary = summariseFormErrors({ email: 'Please enter a valid email address.' }, fields)
    expect(summary).toMatchObject({ kind: 'one', message: 'Please enter a valid email address.' })
    expect(summary).not.toHaveProperty('heading')
  })

  it('is a list under a heading for two, in the order of the form [LEAD-022]', () => {
    const summary = summariseFormErrors({ email: 'b', name: 'a' }, fields)
    expect(summary).toEqual({
      kind: 'list',
      heading: 'Please fix the following errors:',
      errors: [
        { field: 'name', label: 'First Name', message: 'a' },
        { field: 'email', label: 'Email Address', message: 'b' },
      ],
    })
  })

  it('does not lose the error of a field the form does not show', () => {
    expect(summariseFormErrors({ car_id: 'x' }, fields)).toMatchObject({
      kind: 'one',
      message: 'x',
    })
  })
})
