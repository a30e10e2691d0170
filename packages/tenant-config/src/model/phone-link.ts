/** A phone number as read and as dialled. */
export interface PhoneLink {
  text: string
  /** "tel:0770104200" */
  href: string
}

/** Digit of each letter, from A to Z, on the keys of a telephone. */
const KEYPAD = '22233344455566677778889999'

const readKey = (letter: string) => KEYPAD[letter.toUpperCase().charCodeAt(0) - 65] ?? ''

/**
 * Link that dials a number written in any way: the 0 of "+61 (0)2" is for those who dial without +61, and
 * "1300 CARSALES" has ten digits, whatever follows.
 */
export function createPhoneLink(text: string): PhoneLink {
  const digits = text
    .replace(/^(\+\d+\s*)\(0\)/, '$1')
    .replaceAll(/[a-z]/gi, readKey)
    .replaceAll(/[^\d+]/g, '')
  return { text, href: `tel:${digits.replace(/^(1[38]00\d{6})\d+$/, '$1')}` }
}
