import sanitizeHtml from 'sanitize-html'

const nothingAllowed = { allowedTags: [], allowedAttributes: {} }
const blocks = /<\/?(?:p|div|h[1-6]|ul|ol|table|tr|section|article)(?:\s[^>]*)?>/gi
const lineEnds = /<(?:br|hr)\s*\/?>|<\/li\s*>/gi
/** With the end of the item before and the paragraph inside, which would leave the bullet alone. */
const listItems = /(?:<\/li\s*>)?\s*<li(?:\s[^>]*)?>\s*(?:<(?:p|div)(?:\s[^>]*)?>)?/gi
/** Line breaks that a system on the way wrote out. */
const writtenBreaks = /\\r\\n|\\n/g
/** Control characters, and characters without width that break searching and wrapping. */
const invisible = /[\p{Cc}\u00AD\u200B\u2028\u2029\u2060\uFEFF\uFFFD]/gu
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

const maxEncodings = 4

/**
 * The text of a piece of HTML: scripts and styles gone, entities decoded. Repeated until no tag is
 * left, because feeds also carry markup that was encoded once more on the way.
 */
function stripHtml(html: string, prepare: (html: string) => string): string {
  let text = html
  for (let times = 0; times < maxEncodings && /[<&]/.test(text); times += 1) {
    const next = decodeEntities(sanitizeHtml(prepare(text), nothingAllowed))
    if (next === text) return text
    text = next
  }
  return text
}

/** sanitize-html decodes every entity and escapes these four again. */
function decodeEntities(escaped: string): string {
  return escaped.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
}

function markBreaks(html: string): string {
  return html.replace(listItems, '\n• ').replace(lineEnds, '\n').replace(blocks, '\n\n')
}

/** Printable ASCII words with single spaces and no markup, which is most cells. */
const alreadyPlain = /^(?:[!-%'-;=-~]+(?: [!-%'-;=-~]+)*)?$/

/** One line of text: no markup, no invisible characters, single spaces. */
export function toPlainText(cell: string): string {
  if (alreadyPlain.test(cell)) return cell
  return stripHtml(cell, (html) => html.replace(/<[^>]*>/g, ' $&'))
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .trim()
}

/**
 * The dealer's words as paragraphs of plain text, divided by an empty line; line breaks inside a
 * paragraph stay. HTML becomes text, list items begin with "• ". Typographic quotes, emoji and phone
 * numbers are the dealer's own words and stay.
 */
export function toParagraphs(cell: string): string {
  const text = stripHtml(cell.replace(/\r\n?/g, '\n'), markBreaks).replace(writtenBreaks, '\n')
  return text
    .split('\n')
    .map(toLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function toLine(line: string): string {
  return line
    .replace(/[^\S\n]+/g, ' ')
    .replace(invisible, '')
    .trim()
}
