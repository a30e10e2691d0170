import type { CarEquipment } from '../model/car-parts.ts'
import { isNoText } from './parsed.ts'
import { toParagraphs, toPlainText } from './plain-text.ts'

const separators = ['|', ';', '\n', ','] as const

/** Splits a cell of equipment at the strongest separator it has: `|`, `;`, a line break, else `,`. */
export function splitFeatures(written: string): string[] {
  const cell = /<(?:li|br|p)\b/i.test(written) ? toParagraphs(written) : written
  const separator = separators.find((candidate) => cell.includes(candidate))
  return separator === undefined ? [cell] : cell.split(separator)
}

/** Equipment without markup, blanks and repeats, in the feed's order. */
export function toEquipment(
  lines: readonly { category: string | null; name: string }[],
): CarEquipment[] {
  const seen = new Set<string>()
  return lines.flatMap(({ category, name }) => {
    const text = toPlainText(name).replace(/^[•*-]\s*/, '')
    const key = text.toLowerCase()
    if (isNoText(text) || seen.has(key)) return []
    seen.add(key)
    return [{ category: categoryOf(category), name: text }]
  })
}

/** "Other" is the group of what has no other; a group that is not known is none. */
function categoryOf(written: string | null): string | null {
  const text = toPlainText(written ?? '')
  return isNoText(text) && !/^others?$/i.test(text) ? null : text
}
