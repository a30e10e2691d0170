/** How a count is written. */
export interface CountStyle {
  /** Stands before the number, such as "$". */
  prefix: string
  /** Stands after the number, such as " km". */
  suffix: string
  /** Digits after the point, 0 to 4. */
  decimals: number
}

/** A count in words: 51990 with the prefix "$" is "$51,990". */
export function countText(value: number, { prefix, suffix, decimals }: CountStyle): string {
  const number = new Intl.NumberFormat('en-AU', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)
  const text = number === '-0' ? '0' : number
  return text.startsWith('-') ? `-${prefix}${text.slice(1)}${suffix}` : `${prefix}${text}${suffix}`
}
