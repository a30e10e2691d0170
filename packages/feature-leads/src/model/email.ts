import { leadMessage } from './lead-message.ts'

/** Longest address a mail server has to accept, in characters (RFC 5321). */
export const emailMaxLength = 254

const form = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** True for a text of the form `x@y.z` without blanks, at most 254 characters. Source: `D-57` */
export function isEmail(text: string): boolean {
  return text.length <= emailMaxLength && form.test(text)
}

/**
 * A typed or pasted address as it was meant: without blanks at its ends, characters nobody sees, the "mailto:" of a
 * copied link and the comma or semicolon of a copied list.
 */
export const cleanEmail = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^mailto:\s*/i, '')
    .replace(/[\s,;]+$/, '')

/** An address as it is compared: `cleanEmail`, in lower case. */
export const normaliseEmail = (text: string): string => cleanEmail(text).toLowerCase()

/** Problem with an email address, or `null`. */
export function findEmailProblem(text: string): string | null {
  return isEmail(text) ? null : leadMessage.invalidEmail
}
