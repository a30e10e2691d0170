import { isNoFact, nothing, type Parsed, parsed, unreadable } from './parsed.ts'

/** Size of an engine. */
export interface EngineSize {
  /** Cubic centimetres; null when the feed gives litres only. */
  cc: number | null
  /** Litres, one decimal. */
  litres: number
}

const size = /^(\d{1,2}(?:,\d{3})|\d+(?:\.\d+)?)\s*(cc|cm3|l|lt|ltr|lit(?:re|er)s?)?\b.*$/i
const maxLitres = 20
/** Below this many cubic centimetres there is no engine. */
export const MIN_ENGINE_CC = 49

/**
 * An engine's size: "2.0 L", "1998 cc", "1,998cc", "1998", "2". Without a unit, up to 20 is litres
 * and from 49 on cubic centimetres. "- L" and 0 are no engine size.
 */
export function parseEngineText(text: string): Parsed<EngineSize> {
  const trimmed = text.trim()
  if (isNoFact(trimmed.replace(/\s*(?:cc|l)$/i, ''))) return nothing
  const [, digits, unit = ''] = size.exec(trimmed) ?? []
  if (digits === undefined) return unreadable('is not an engine size in litres or cc')
  const number = Number(digits.replace(',', ''))
  if (number === 0) return nothing
  const isCc = /^c/i.test(unit) || (unit === '' && number >= MIN_ENGINE_CC)
  const litres = isCc ? number / 1000 : number
  if (litres > maxLitres || (isCc && number < MIN_ENGINE_CC)) {
    return unreadable('is not an engine size in litres or cc')
  }
  return parsed({ cc: isCc ? Math.round(number) : null, litres: Math.round(litres * 10) / 10 })
}
