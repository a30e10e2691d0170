/**
 * Text of a raw value, or null when there is nothing to show: null, "", "-" and, for sizes, 0.
 * Source: D-92
 */
export function readPresentText(value: string | number | null): string | null {
  if (value === null || value === 0) return null
  const text = String(value).trim()
  return text === '' || /^[-/\s]+$/.test(text) ? null : text
}
