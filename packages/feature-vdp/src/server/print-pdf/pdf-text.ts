/** Signs besides Latin-1 that a print font has. */
const typographic = '–—‘’“”•…€™−'

const isSet = (sign: string) =>
  /[\u0020-\u007e\u00a0-\u00ff]/.test(sign) || typographic.includes(sign)

/**
 * A text in signs that every print font has: Latin-1 and the signs of typography. A letter with
 * another accent loses it ("Škoda" becomes "Skoda"), what has no such form is left out, and white
 * space is a single space.
 */
export function cleanPdfText(text: string): string {
  return [...text.replace(/\s+/g, ' ')]
    .flatMap((sign) => (isSet(sign) ? [sign] : [...sign.normalize('NFKD')].filter(isSet)))
    .join('')
}
