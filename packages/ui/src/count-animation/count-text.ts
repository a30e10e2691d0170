/** How a count is written. */
export interface CountStyle {
  /** Stands before the number, such as "$". */
  prefix: string
  /** Stands after the number, such as " km". */
  suffix: string
  /** Digits after the point, 0 to 4. */
  decimals: number
}

const formats = new Map<number, Intl.NumberFormat>()

function formatOf(decimals: number): Intl.NumberFormat {
  const known = formats.get(decimals)
  if (known) return known
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  // oxlint-disable-next-line forecourt/formatter-at-module-scope -- one for each number of digits
  const format = new Intl.NumberFormat('en-AU', digits)
  formats.set(decimals, format)
  return format
}

/** A count in words: 51990 with the prefix "$" is "$51,990". */
export function countText(value: number, { prefix, suffix, decimals }: CountStyle): string {
  const number = formatOf(decimals).format(value)
  const text = number === '-0' ? '0' : number
  return text.startsWith('-') ? `-${prefix}${text.slice(1)}${suffix}` : `${prefix}${text}${suffix}`
}
