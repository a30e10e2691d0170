const RUN_LENGTH = 2048
const MERGES_A_STEP = 16_384

/**
 * Sorts numbers by a comparison that never gives 0, in steps: runs first, then merges.
 * Yields about every millisecond or two, so that a long sort does not hold up requests.
 */
export function* sortSteps(
  items: Uint32Array,
  compare: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  for (let start = 0; start < items.length; start += RUN_LENGTH) {
    items.subarray(start, start + RUN_LENGTH).sort(compare)
    yield
  }
  let source = items
  let target: Uint32Array = new Uint32Array(items.length)
  for (let width = RUN_LENGTH; width < items.length; width *= 2) {
    yield* mergeRuns(source, target, width, compare)
    const sorted = target
    target = source
    source = sorted
  }
  return source
}

function* mergeRuns(
  source: Uint32Array,
  target: Uint32Array,
  width: number,
  compare: (a: number, b: number) => number,
): Generator<void, void> {
  let merged = 0
  for (let start = 0; start < source.length; start += width * 2) {
    const middle = Math.min(start + width, source.length)
    const end = Math.min(start + width * 2, source.length)
    let left = start
    let right = middle
    for (let place = start; place < end; place++) {
      const takesLeft =
        right >= end || (left < middle && compare(source[left]!, source[right]!) < 0)
      target[place] = takesLeft ? source[left++]! : source[right++]!
      if (++merged % MERGES_A_STEP === 0) yield
    }
  }
}

/** The numbers from 0 up to a length, in steps. */
export function* countingUp(length: number): Generator<void, Uint32Array> {
  const numbers = new Uint32Array(length)
  for (let index = 0; index < length; index++) numbers[index] = index
  yield
  return numbers
}
