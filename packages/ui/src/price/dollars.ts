/** Dollars as people write them here: `51990` is `$51,990`, `-50` is `-$50`; cents only when they are not zero. Source: D-35 */
export function formatDollars(amountDollars: number): string {
  const cents = Math.round(Math.abs(amountDollars) * 100)
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`
  return `${amountDollars < 0 && cents > 0 ? '-' : ''}$${whole}${rest}`
}
