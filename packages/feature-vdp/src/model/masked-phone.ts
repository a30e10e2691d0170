/** Digits of a number that show before a visitor asks for it. Source: `D-40` */
const VISIBLE_DIGITS = 4

/**
 * A phone number with all but its first four digits as "•", its spaces kept: "0412 ••• •••".
 * Source: `VDP-092`, `D-40`
 */
export function maskPhone(phone: string): string {
  let digits = 0
  return [...phone.trim()]
    .map((character) => {
      if (!/\d/.test(character)) return character
      digits += 1
      return digits > VISIBLE_DIGITS ? '•' : character
    })
    .join('')
}
