import { leadMessage } from './lead-message.ts'

const mobile = /^04\d{8}$/
const contact = /^0[23478]\d{8}$/

/**
 * Phone number as it is sent everywhere: digits only, a leading `61` written as `0`
 * ("+61 412 345 678" is "0412345678"), also with the `00` that dials it and the `0` people leave
 * behind it ("0061 412 345 678", "+61 (0)412 345 678").
 * Source: `D-57`, `LEAD-057`, `LEAD-058`
 */
export function normalisePhone(text: string): string {
  return text.replace(/\D/g, '').replace(/^(?:00)?610?/, '0')
}

/** True for an Australian mobile: `04` and 8 digits once normalised. Source: `D-57` */
export function isMobilePhone(text: string): boolean {
  return mobile.test(normalisePhone(text))
}

/** True for a mobile or a landline (`02`, `03`, `07`, `08`) of 10 digits once normalised. Source: `D-57` */
export function isContactPhone(text: string): boolean {
  return contact.test(normalisePhone(text))
}

/** Problem with a contact phone, or `null`. An empty text is the required field's business. */
export function findPhoneProblem(text: string): string | null {
  return isContactPhone(text) ? null : leadMessage.invalidPhone
}

/** "0412345678" as people write it: "0412 345 678"; any other number is left as it is. */
export const formatMobile = (phone: string): string =>
  normalisePhone(phone).replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')

/** A contact phone as people write it: "0412 345 678", and a landline as "02 5550 4600". */
export const formatContactPhone = (phone: string): string =>
  isMobilePhone(phone)
    ? formatMobile(phone)
    : normalisePhone(phone).replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3')
