/**
 * What a normaliser made of a cell: a value, nothing (the feed does not say), or the reason why the
 * text cannot be understood.
 */
export type Parsed<T> = { ok: true; value: T | null } | { ok: false; reason: string }

/** The cell says this. */
export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value })

/** The cell says nothing. */
export const nothing: Parsed<never> = { ok: true, value: null }

/** The cell cannot be understood; `reason` completes "line 7, Odometer: …". */
export const unreadable = (reason: string): Parsed<never> => ({ ok: false, reason })

const dashes = /^(?:[\s/\\.-]|\bn\/a\b)*$/i
const placeholders =
  /^(?:na|n\.a\.?|nil|none|null|undefined|unknown|tba|tbc|not specified|not applicable)$/i

/** True for what feeds write instead of a name: nothing, dashes, "- / -", "N/A". */
export function isBlankName(text: string): boolean {
  return dashes.test(text) || /^(?:null|undefined)$/i.test(text.trim())
}

/** True for what feeds write instead of a value; beyond blank names also "NA", "nil", "TBA". */
export function isBlankValue(text: string): boolean {
  return isBlankName(text) || placeholders.test(text.trim())
}
