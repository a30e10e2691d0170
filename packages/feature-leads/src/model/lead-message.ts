import { ERROR_LIST_HEADING } from '@forecourt/ui/error-message'
import {
  CONTACT_NEEDED,
  DAY_CLOSED,
  DAY_MISSING,
  ENQUIRIES_UNAVAILABLE,
  ENQUIRY_KEY_REUSED,
  ENQUIRY_MALFORMED,
  ENQUIRY_TOO_LARGE,
  ENQUIRY_UNSUPPORTED,
  FOREIGN_FORM,
  INVALID_CHOICE,
  INVALID_EMAIL,
  INVALID_PHONE,
  INVALID_POSTCODE,
  LOAN_AMOUNT_MALFORMED,
  OFFLINE,
  OFFLINE_TRY_AGAIN,
  REQUIRED_FIELD,
  SUBMIT_FAILED,
  TEXT_TOO_LONG,
  TIME_TAKEN,
  TOO_MANY_ENQUIRIES,
  TOO_MANY_FROM_CONTACT,
  UNEXPECTED_ERROR,
} from './error-message.ts'

/**
 * Text a visitor can read about an enquiry that went wrong, by what happened; the sentences stand in the
 * catalogue of all errors.
 * Source: `ERR-001`, `D-06`, `D-57`, `D-67`, `LEAD-010`, `LEAD-022`, `LEAD-024`, `LEAD-043`, `LEAD-054`
 */
export const leadMessage = {
  required: REQUIRED_FIELD,
  contactNeeded: CONTACT_NEEDED,
  invalidEmail: INVALID_EMAIL,
  invalidPhone: INVALID_PHONE,
  invalidPostcode: INVALID_POSTCODE,
  invalidChoice: INVALID_CHOICE,
  invalidLoanAmount: LOAN_AMOUNT_MALFORMED,
  dayMissing: DAY_MISSING,
  dayClosed: DAY_CLOSED,
  timeTaken: TIME_TAKEN,
  tooLong: TEXT_TOO_LONG,
  errorListHeading: ERROR_LIST_HEADING,
  submitFailed: SUBMIT_FAILED,
  unexpected: UNEXPECTED_ERROR,
  rateLimited: TOO_MANY_ENQUIRIES,
  contactLimited: TOO_MANY_FROM_CONTACT,
  foreignOrigin: FOREIGN_FORM,
  malformed: ENQUIRY_MALFORMED,
  keyReused: ENQUIRY_KEY_REUSED,
  unsupportedType: ENQUIRY_UNSUPPORTED,
  tooLarge: ENQUIRY_TOO_LARGE,
  unavailable: ENQUIRIES_UNAVAILABLE,
  offline: OFFLINE,
  offlineTryAgain: OFFLINE_TRY_AGAIN,
} as const
