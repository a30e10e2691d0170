/** Whole dollars as people write them here: `51990` is `$51,990`, `-50` is `-$50`. Cents are rounded. */
export function formatDollars(amountDollars: number): string {
  const rounded = Math.round(amountDollars)
  const digits = String(Math.abs(rounded)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${rounded < 0 ? '-' : ''}$${digits}`
}
