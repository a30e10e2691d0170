const controlCharacters =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g

const wellFormed = (text: string) =>
  text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')

/**
 * Text of one line as it is stored: no control characters, none that turn the direction of what follows, line
 * breaks as blanks, no blanks at the ends. Half surrogate pairs become U+FFFD, because no database keeps them.
 */
export function cleanText(text: string): string {
  return wellFormed(text)
    .replace(controlCharacters, '')
    .replace(/[\t\r\n]+/g, ' ')
    .trim()
}

/** Text of several lines as it is stored: as `cleanText`, with `\n` between lines. */
export function normaliseLineBreaks(text: string): string {
  return wellFormed(text).replace(/\r\n?/g, '\n').replace(controlCharacters, '').trim()
}

/** Id of a field, as a number or as the text of one; null for anything else, such as '' or a list. */
export function readId(value: unknown): number | null {
  const id =
    typeof value === 'string' || typeof value === 'number' ? Number(value || Number.NaN) : null
  return Number.isSafeInteger(id) ? id : null
}

/** Whole dollars of a typed amount: "$30,000" is 30000; null for cents and for what is no amount. */
export function readWholeDollars(text: string): number | null {
  const digits = text.replaceAll(/^\$|[\s,]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** Typed amount as a form sends it: the digits of whole dollars; anything else as it was typed. */
export const ungroupDollars = (text: string) => String(readWholeDollars(text) ?? text)
