const numbers = new Intl.NumberFormat('en-AU')

/** A number with thousands separators and up to three decimals, "2,150". */
export function formatNumber(value: number): string {
  return numbers.format(value)
}
