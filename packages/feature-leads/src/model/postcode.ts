import { INVALID_POSTCODE } from './error-message.ts'

/** Digits of an Australian postcode, also the longest text its field takes. Source: `LEAD-042` */
export const postcodeLength = 4

/** True for exactly four digits. Source: `LEAD-041` */
export function isPostcode(text: string): boolean {
  return /^\d{4}$/.test(text)
}

/** Problem with a postcode, or `null`. Source: `LEAD-043` */
export function findPostcodeProblem(text: string): string | null {
  return isPostcode(text) ? null : INVALID_POSTCODE
}
