/**
 * Result of normalising a cell: a value, nothing (the feed does not say), or the reason why the
 * text cannot be understood.
 */
export type Parsed<T> = { ok: true; value: T | null } | { ok: false; reason: string }

/** The cell says this. */
export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value })

/** The cell says nothing. */
export const nothing: Parsed<never> = { ok: true, value: null }

/** The cell cannot be understood; `reason` completes "line 7, Odometer: …". */
export const unreadable = (reason: string): Parsed<never> => ({ ok: false, reason })

const marks = /^(?:[\s/\\.,_?*#-]|\bn\/a\b)*$/i
const words =
  /^(?:na|n\.a\.?|nil|none|null|undefined|nan|unknown|unspecified|other|others|tba|tbc|tbd|no data|not (?:specified|applicable|available|known|supplied|provided)|to be (?:advised|confirmed)|no (?:badge|series))$/i
const brackets = /^[([]+|[)\]]+$/g

/** The longest of the words, with space for brackets and blanks. */
const longestPlaceholder = 24

/**
 * True for what feeds write where they know nothing: nothing, marks ("-", "- / -", "."), and words that
 * hold a place ("N/A", "NA", "Other", "Unknown", "TBA").
 * Source: `D-92`, `PLUS-009`
 */
export function isNoFact(text: string): boolean {
  if (text.length > longestPlaceholder) return false
  return marks.test(text) || words.test(text.replace(brackets, '').trim())
}

/** True for the 0 that a feed writes in a column of names or sizes: "0", "0.0", "0 kg". */
export function isZero(text: string): boolean {
  return /^0+(?:[.,]0+)?\s*[a-z]{0,2}$/i.test(text)
}

/** True for a text that is neither words nor an address: no fact, or a 0. */
export function isNoText(text: string): boolean {
  return isNoFact(text) || isZero(text)
}
