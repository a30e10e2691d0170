/**
 * Two-sided p of the Mann-Whitney U test, by the normal approximation with ties: how likely two samples are
 * this far apart if they are drawn from the same.
 * @param one at least 20 numbers, as has `other`
 */
export function compareSamples(one: readonly number[], other: readonly number[]): number {
  const all = one
    .map((value) => ({ value, isOne: true }))
    .concat(other.map((value) => ({ value, isOne: false })))
    .toSorted((a, b) => a.value - b.value)
  let rankSum = 0
  let ties = 0
  for (let start = 0; start < all.length; ) {
    let end = start
    while (all[end]?.value === all[start]?.value) end += 1
    const size = end - start
    const rank = (start + 1 + end) / 2
    rankSum += rank * all.slice(start, end).filter(({ isOne }) => isOne).length
    ties += size ** 3 - size
    start = end
  }
  const [n, m, total] = [one.length, other.length, all.length]
  const u = rankSum - (n * (n + 1)) / 2
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)))
  const z = (Math.abs(u - (n * m) / 2) - 0.5) / Math.sqrt(variance)
  return Math.min(1, 2 * upperTail(Math.max(0, z)))
}

/** Upper tail of the normal distribution, to 1e-7 (Abramowitz and Stegun 26.2.17). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z)
  const terms = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429]
  const sum = terms.reduceRight((inner, term) => (inner + term) * t, 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}
