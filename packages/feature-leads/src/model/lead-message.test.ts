import { describe, expect, it } from 'vitest'
import { leadMessage } from './lead-message.ts'

describe('leadMessage', () => {
  it('keeps the spelling of every sentence the specification fixes', () => {
    expect(leadMessage).toMatchObject({
      required: 'This is a required field.',
      invalidEmail: 'Please enter a valid email address.',
      invalidPhone: 'Please enter a valid phone number.',
      invalidPostcode: 'Invalid postcode. Please enter a 4-digit number.',
      errorListHeading: 'Please fix the following errors:',
      submitFailed: 'An error occurred when submitting this form',
      unexpected: 'An unexpected error occured',
    })
  })
})
