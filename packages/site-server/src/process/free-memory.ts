import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How often a server looks whether it is quiet, in milliseconds. */
const LOOK_MS = 15_000
/** Share of the time since the last look, 0 to 1, that a quiet server works at the most. */
const QUIET_SHARE = 0.1
/** Growth since memory was last given back that makes doing it again worthwhile, in bytes. */
const WORTHWHILE_GROWTH = 100 * 2 ** 20

/**
 * Growth over what is alive at which V8 collects, in percent. By itself it lets a busy server's heap grow to four
 * times of it; at 15 % collecting took a twentieth more CPU, and at this nothing that could be measured.
 */
const HEAP_GROWTH_PERCENT = 40

/** V8's own collector, as `--expose-gc` shows it. Source: https://nodejs.org/api/cli.html#--expose-gc */
type Collect = (options: {
  type: 'major'
  execution: 'async'
  flavor: 'last-resort'
}) => Promise<void>

/** Collects all garbage once and gives the memory back to the system: some 70 ms of the loop. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  await collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
}

/** Makes V8 collect before the garbage of a busy server is larger than what it needs. */
export const limitHeapGrowth = (): void =>
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`)

/** Parts of the care for memory. */
export interface MemoryCare {
  /** Called once with what failed; memory is looked at no more. */
  onFailure: (error: unknown) => void
  /** Default `collectGarbage`. */
  collect?: () => Promise<void>
  /** Default those of the process. */
  residentBytes?: () => number
}

/**
 * Gives memory back after a peak, once the server is quiet: V8 keeps what a peak took until it collects again,
 * which without work it never does.
 * @returns ends it
 */
export function freeMemoryWhenQuiet({
  onFailure,
  collect = collectGarbage,
  residentBytes = () => process.memoryUsage.rss(),
}: MemoryCare): () => void {
  let before: EventLoopUtilization = performance.eventLoopUtilization()
  let left = 0
  const look = async () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization > QUIET_SHARE || residentBytes() < left + WORTHWHILE_GROWTH) return
    await collect()
    left = residentBytes()
  }
  const end = () => clearInterval(timer)
  // A server that cannot do without its memory goes on with it.
  const fail = (error: unknown) => {
    end()
    onFailure(error)
  }
  const timer = setInterval(() => void look().catch(fail), LOOK_MS)
  timer.unref()
  return end
}
