/**
 * Worth today of 1 dollar at the end of each period, (1 − (1 + r)^−n) / r. Exact down to the smallest
 * rate: `expm1` and `log1p` lose no digits where 1 − (1 + r)^−n would.
 * @param rate of a period, as a fraction; 0 gives the number of periods
 * @param periods number of them, not necessarily whole
 */
export function calculateAnnuity(rate: number, periods: number): number {
  return rate === 0 ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate
}

/**
 * Rate at which a value that falls as the rate rises meets its target, to the last digit.
 * @param valueAt value at a rate of a period; at 0 not below the target
 * @returns fraction a period
 */
export function findRate(valueAt: (rate: number) => number, target: number): number {
  let [low, high] = [0, 1]
  while (valueAt(high) > target) high *= 2
  for (;;) {
    const middle = (low + high) / 2
    if (middle <= low || middle >= high) return low
    if (valueAt(middle) < target) high = middle
    else low = middle
  }
}
