/** Runs heavy work a little at a time, so that pages stay quick. */
export interface WorkQueue {
  /**
   * Runs `work`, or waits for the same work that is under way already.
   * @returns what the work gives; null, without waiting, when too much is waiting already
   * @throws what the work throws, to everyone who waits for it
   */
  run<T>(key: string, work: () => Promise<T>): Promise<T | null>
}

/** How much a queue takes on. */
export interface WorkQueueOptions {
  /** Pieces of work at the same time. */
  atOnce: number
  /** Pieces of work under way and waiting, at most. */
  atMost: number
}

/** A queue in which equal work is done once. */
export function createWorkQueue({ atOnce, atMost }: WorkQueueOptions): WorkQueue {
  const known = new Map<string, Promise<unknown>>()
  const waiting: (() => void)[] = []
  let running = 0

  const start = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }

  return {
    async run<T>(key: string, work: () => Promise<T>) {
      const same = known.get(key) as Promise<T> | undefined
      if (same) return same
      if (known.size >= atMost) return null
      const result = start(work).finally(() => known.delete(key))
      known.set(key, result)
      return result
    },
  }
}
