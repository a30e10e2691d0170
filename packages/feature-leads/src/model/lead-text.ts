// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g

const wellFormed = (text: string) =>
  text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')

/**
 * Text of one line as it is stored: no control characters, line breaks as blanks, no blanks at the
 * ends. Half surrogate pairs become U+FFFD, because no database keeps them.
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
