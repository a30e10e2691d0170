import { leadMessage } from './lead-message.ts'

/** Longest address a mail server has to accept, in characters (RFC 5321). */
export const emailMaxLength = 254

const form = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** True for a text of the form `x@y.z` without blanks, at most 254 characters. Source: `D-57` */
export function isEmail(text: string): boolean {
  return text.length <= emailMaxLength && form.test(text)
}

/** An address as it is compared: without blanks at its ends, in lower case. */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase()

/** Problem with an email address, or `null`. */
export function findEmailProblem(text: string): string | null {
  return isEmail(text) ? null : leadMessage.invalidEmail
}
