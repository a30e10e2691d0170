import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Times in milliseconds of one thing done again and again. */
export interface Timing {
  p50: number
  p95: number
  max: number
}

/** Percentiles of some times. */
export function timingOf(timesMs: readonly number[]): Timing {
  const sorted = timesMs.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), max: at(1) }
}

/** Runs a task for each item and takes the time of each. */
export async function timeEach<Item>(
  items: readonly Item[],
  task: (item: Item) => unknown,
): Promise<Timing> {
  const times: number[] = []
  for (const item of items) {
    const started = performance.now()
    await task(item)
    times.push(performance.now() - started)
  }
  return timingOf(times)
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes in use after a full collection, typed arrays included. */
export function usedBytes(): number {
  collectGarbage()
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Longest time during a task in which nothing else could run, in milliseconds. */
export async function longestStallMs(task: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  let isOver = false
  const watch = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setImmediate(watch)
  }
  setImmediate(watch)
  await task()
  isOver = true
  return longest
}
