/**
 * Every sentence a visitor can read about an enquiry that went wrong. The spelling of each is fixed,
 * "occured" included.
 * Source: `ERR-001`, `D-06`, `D-57`, `D-67`, `LEAD-010`, `LEAD-022`, `LEAD-024`, `LEAD-043`, `LEAD-054`
 */
export const leadMessage = {
  required: 'This is a required field.',
  invalidEmail: 'Please enter a valid email address.',
  invalidPhone: 'Please enter a valid phone number.',
  invalidPostcode: 'Invalid postcode. Please enter a 4-digit number.',
  invalidChoice: 'Please choose one of the options.',
  dayMissing: 'Please choose a day for this time.',
  dayClosed: 'We are not open on this day. Please choose another.',
  timeTaken: 'This time is not available. Please choose another.',
  tooLong: 'This text is too long.',
  errorListHeading: 'Please fix the following errors:',
  submitFailed: 'An error occurred when submitting this form',
  unexpected: 'An unexpected error occured',
  rateLimited: 'Too many enquiries from this connection. Please try again in a few minutes.',
  foreignOrigin: 'This form can only be sent from our own website.',
  malformed: 'The enquiry could not be read. Please send the form again.',
  unsupportedType: 'The enquiry was sent in a format that is not supported.',
  tooLarge: 'The enquiry is too large. Please shorten your message.',
  unavailable:
    'We cannot take enquiries at the moment. Please try again shortly or give us a call.',
  offline: 'You are offline. Your enquiry is kept and will be sent when the connection returns.',
} as const
