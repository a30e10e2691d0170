/** A seeded source of choices: the same seed gives the same choices on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** One of the items, each as likely as its weight; weights need not sum to 1. */
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T
  /** About `mean`, in a bell of `spread` (one standard deviation). */
  around(mean: number, spread: number): number
  shuffled<T>(items: readonly T[]): T[]
}

/** Makes a source of choices from any text. */
export function seededRandom(seed: string): Random {
  const next = mulberry32(hashText(seed))
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(items: readonly T[]): T => at(items, whole(0, items.length - 1))
  return {
    next,
    whole,
    pick,
    chance: (probability) => next() < probability,
    around: (mean, spread) => mean + spread * (next() + next() + next() + next() - 2) * 1.732,
    weighted: (items, weightOf) => weightedPick(next(), items, weightOf),
    shuffled: (items) => shuffle(items, whole),
  }
}

/** The same text always gives the same number in [0, 1): for facts that belong to a badge, not a car. */
export function steadyChance(text: string): number {
  return mulberry32(hashText(text))()
}

function weightedPick<T>(draw: number, items: readonly T[], weightOf: (item: T) => number): T {
  const weights = items.map(weightOf)
  let left = draw * weights.reduce((sum, weight) => sum + weight, 0)
  const found = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return at(items, found === -1 ? items.length - 1 : found)
}

function shuffle<T>(items: readonly T[], whole: Random['whole']): T[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = whole(0, last)
    const kept = at(result, last)
    result[last] = at(result, other)
    result[other] = kept
  }
  return result
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`[demo] expected an item at ${index}`)
  return item
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** mulberry32, a small generator with a period of 2^32. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
