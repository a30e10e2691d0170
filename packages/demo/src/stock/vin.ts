import type { Random } from './random.ts'

const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const letterValues: Readonly<Record<string, number>> = {
  ...values('ABCDEFGH', 1),
  ...values('JKLMN', 1),
  P: 7,
  R: 9,
  ...values('STUVWXYZ', 2),
}

function values(letters: string, first: number): Record<string, number> {
  return Object.fromEntries([...letters].map((letter, index) => [letter, first + index]))
}

/** The model-year character of position 10: 2010 is `A`, 2026 `T`, 2009 `9`; 30 years to a cycle. */
export function yearCode(year: number): string {
  return yearCodes[(year - 1980) % yearCodes.length] ?? ''
}

/**
 * The check character of position 9, over the other sixteen (ISO 3779 as North America and China
 * use it): `0` to `9` or `X`.
 */
export function checkCharacter(vin: string): string {
  const sum = [...vin].reduce((total, character, index) => {
    const value = letterValues[character] ?? Number(character)
    return total + (index === 8 ? 0 : value * (weights[index] ?? 0))
  }, 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/**
 * Fills a pattern of the catalogue: `*` becomes the year code, each `#` a digit, `?` the check
 * character over the rest.
 */
export function fillVin(pattern: string, year: number, random: Random): string {
  const filled = pattern
    .replaceAll('*', yearCode(year))
    .replaceAll('#', () => String(random.whole(0, 9)))
  return filled.includes('?')
    ? filled.replace('?', checkCharacter(filled.replace('?', '0')))
    : filled
}
