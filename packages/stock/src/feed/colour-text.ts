import { isNoText } from './parsed.ts'

/** Colours outside and inside. */
export interface Colours {
  colour: string | null
  interiorColour: string | null
}

/**
 * Colours as feeds write them. "White / Black" in the column of the exterior is exterior and
 * interior, unless the interior has a value of its own; then it is a two-tone paint. A dash on
 * either side is none. Words in capitals get ordinary case.
 */
export function parseColours(exteriorText: string, interiorText: string): Colours {
  const interior = toColour(interiorText)
  if (interior !== null || isNoText(exteriorText) || !exteriorText.includes('/')) {
    return { colour: toColour(exteriorText), interiorColour: interior }
  }
  const [outside = '', inside = ''] = exteriorText.split('/')
  return { colour: toColour(outside), interiorColour: toColour(inside) }
}

function toColour(text: string): string | null {
  const trimmed = text.trim()
  if (isNoText(trimmed)) return null
  if (trimmed !== trimmed.toUpperCase()) return trimmed
  return trimmed
    .toLowerCase()
    .replace(/(^|[\s/(-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
}
