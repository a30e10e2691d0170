import { type Claimant, createFairTurns } from './fair-turns.ts'

/** A visitor that work is done for. */
export interface Visitor extends Claimant {
  /** True once they no longer wait for the answer. Default never. */
  isGone?: () => boolean
}

/** The server itself, which asks for work and is always there. */
export const SERVER_ITSELF: Visitor = { site: '', client: '' }

/** Runs heavy work a little at a time, so that pages stay quick, and shares it out fairly. */
export interface WorkQueue {
  /**
   * Runs `work`, or waits for the same work that is under way already.
   * @param key equal for equal work; null for work that is like no other
   * @returns what the work gives; null when too much is waiting already, when its turn does not come in
   *   time, and when nobody waits for it any more
   * @throws what the work throws, to everyone who waits for it
   */
  run<T>(key: string | null, work: () => Promise<T>, visitor?: Visitor): Promise<T | null>
  /** True when work of this visitor would be taken on now. */
  hasRoomFor(visitor: Claimant): boolean
}

/** How much a queue takes on. */
export interface WorkQueueOptions {
  /** Pieces of work at the same time. */
  atOnce: number
  /** Pieces of work that wait, at most. Of whoever has most waiting the latest makes room for others. */
  waiting: number
  /** How long one may wait for its turn, in milliseconds. */
  waitMs: number
  /** Called for each piece that is refused while somebody waits for it. Default nobody. */
  onRefused?: () => void
  /** Resolves when the next piece that waits may start after one is done. Default at once. */
  giveWay?: () => Promise<void>
}

interface Job extends Claimant {
  visitors: Visitor[]
  start: () => void
  refuse: () => void
  timer?: NodeJS.Timeout
}

/**
 * A queue in which equal work is done once. Sites take turns, and within a site its visitors; work whose
 * visitors have all gone is dropped.
 * Source: `PLUS-088`
 */
export function createWorkQueue({
  atOnce,
  waiting,
  waitMs,
  onRefused = () => {},
  giveWay,
}: WorkQueueOptions): WorkQueue {
  const turns = createFairTurns<Job>()
  const known = new Map<string, { result: Promise<unknown>; visitors: Visitor[] }>()
  let running = 0

  const isWanted = ({ visitors }: Job) => visitors.some(({ isGone }) => !isGone?.())

  const refuse = (job: Job) => {
    if (isWanted(job)) onRefused()
    job.refuse()
  }

  const drop = (job: Job) => {
    turns.remove(job)
    refuse(job)
  }

  const startNext = () => {
    for (let free = atOnce - running; free > 0; free = atOnce - running) {
      const job = turns.take()
      if (!job) return
      if (isWanted(job)) job.start()
      else refuse(job)
    }
  }

  /** @returns whether there is room for one more */
  const makeRoomFor = (visitor: Visitor): boolean => {
    if (turns.count < waiting) return true
    for (const job of turns.all()) if (!isWanted(job)) drop(job)
    if (turns.count < waiting) return true
    const refused = turns.makeRoomFor(visitor)
    if (refused) refuse(refused)
    return refused !== undefined
  }

  const goOn = () => {
    running -= 1
    startNext()
  }

  const perform = async <T>(work: () => Promise<T>): Promise<T> => {
    running += 1
    try {
      return await work()
    } finally {
      if (giveWay && turns.count > 0) void giveWay().then(goOn)
      else goOn()
    }
  }

  const wait = <T>(visitors: Visitor[], visitor: Visitor, work: () => Promise<T>) =>
    new Promise<T | null>((resolve) => {
      const { site, client } = visitor
      const settle = (outcome: T | Promise<T> | null) => {
        clearTimeout(job.timer)
        resolve(outcome)
      }
      const start = () => settle(perform(work))
      const job: Job = { site, client, visitors, start, refuse: () => settle(null) }
      job.timer = setTimeout(() => drop(job), waitMs)
      turns.add(job)
    })

  const begin = async <T>(visitors: Visitor[], visitor: Visitor, work: () => Promise<T>) => {
    if (running < atOnce && turns.count === 0) return perform(work)
    if (makeRoomFor(visitor)) return wait(visitors, visitor, work)
    onRefused()
    return null
  }

  return {
    hasRoomFor: (visitor) =>
      running < atOnce ||
      turns.count < waiting ||
      turns.canMakeRoomFor(visitor) ||
      turns.all().some((job) => !isWanted(job)),
    async run<T>(key: string | null, work: () => Promise<T>, visitor: Visitor = SERVER_ITSELF) {
      const same = key === null ? undefined : known.get(key)
      if (same) {
        same.visitors.push(visitor)
        return same.result as Promise<T | null>
      }
      const visitors = [visitor]
      const result = begin(visitors, visitor, work)
      if (key === null) return result
      known.set(key, { result, visitors })
      const forget = () => void known.delete(key)
      result.then(forget, forget)
      return result
    },
  }
}
