import { INVALID_CODE_LENGTH, REQUIRED_FIELD } from '../error-message.ts'

/** Digits of a code. Source: `LEAD-052`, `D-58` */
export const codeLength = 6

/** How long a code counts, in milliseconds. Source: `D-60` */
export const codeLifetimeMs = 5 * 60_000

/** How often a code may be tried. Source: `D-60` */
export const codeAttempts = 5

/** Problem with a typed code, or `null`. Source: `LEAD-051` to `LEAD-054`, `D-58` */
export function findCodeProblem(text: string): string | null {
  if (text === '') return REQUIRED_FIELD
  return /^\d{6}$/.test(text) ? null : INVALID_CODE_LENGTH
}

/** Fills an array with random bytes; `crypto.getRandomValues` does. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>

const codes = 10 ** codeLength
const lastWhole = Math.floor(2 ** 32 / codes) * codes

/** A random code of six digits, each as likely as every other. */
export function createCode(fillRandom: FillRandom): string {
  for (;;) {
    const drawn = new DataView(fillRandom(new Uint8Array(4)).buffer).getUint32(0)
    // Numbers after the last whole round would make low codes likelier.
    if (drawn < lastWhole) return String(drawn % codes).padStart(codeLength, '0')
  }
}

/** Random bytes as hexadecimal text. */
export const createRandomText = (fillRandom: FillRandom, bytes: number): string =>
  toHex(fillRandom(new Uint8Array(bytes)))

const encoder = new TextEncoder()

const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of a text, in hexadecimal. */
export async function digestText(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))))
}

/** A code as it is stored: HMAC SHA-256 over phone, nonce and code, in hexadecimal. Source: `D-60` */
export async function digestCode(
  key: string,
  { phone, nonce, code }: { phone: string; nonce: string; code: string },
): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ])
  const signed = await crypto.subtle.sign(
    'HMAC',
    imported,
    encoder.encode(`${phone}\n${nonce}\n${code}`),
  )
  return toHex(new Uint8Array(signed))
}

/** Text of the message a code is sent in. */
export const formatCodeMessage = (code: string, siteName: string): string =>
  `${code} is your ${siteName} verification code. It works for 5 minutes. Do not share it with anybody.`
