import {
  type CircuitBreaker,
  closedBreaker,
  countRoom,
  updateBreaker,
} from '../model/circuit-breaker.ts'
import type { DeliveryOutcome } from '../model/delivery.ts'
import type { TargetKey } from '../model/lead-store.ts'

interface Lane {
  target: TargetKey
  underWay: number
  breaker: CircuitBreaker
}

/** Change a try made for the other deliveries of its target. */
export type LaneChange = 'opened' | 'reopened' | 'closed' | null

/** Deliveries under way by target, and the circuit breaker of each. */
export interface TargetLanes {
  /** Deliveries under way in all. */
  underWay(): number
  /** Targets whose breaker is open. */
  openTargets(): number
  begin(target: TargetKey): void
  /** Ends a try; says whether the breaker opened, opened again after a probe, or closed. */
  end(target: TargetKey, outcome: DeliveryOutcome): LaneChange
  /**
   * How many more deliveries may go to each target that something is known of.
   * @param isCrowded true when so much is under way that each target may have one at most
   */
  rooms(isCrowded: boolean): (TargetKey & { room: number })[]
  /** Milliseconds until the first open breaker lets a delivery through; `null` when none is open. */
  untilNextProbe(): number | null
}

/**
 * Lanes of a worker, in memory: another worker finds out by itself that a target fails.
 * Source: `D-117`
 */
export function createTargetLanes(nowMs: () => number): TargetLanes {
  const lanes = new Map<string, Lane>()
  const laneOf = ({ siteId, targetId }: TargetKey): Lane => {
    const name = `${siteId} ${targetId}`
    const lane = lanes.get(name) ?? {
      target: { siteId, targetId },
      underWay: 0,
      breaker: closedBreaker,
    }
    lanes.set(name, lane)
    return lane
  }
  const openUntil = () =>
    [...lanes.values()]
      .map(({ breaker }) => breaker.openUntilMs)
      .filter((until): until is number => until !== null && until > nowMs())
  return {
    underWay: () => [...lanes.values()].reduce((sum, { underWay }) => sum + underWay, 0),
    openTargets: () =>
      [...lanes.values()].filter(({ breaker }) => breaker.openUntilMs !== null).length,
    begin: (target) => {
      laneOf(target).underWay += 1
    },
    end(target, outcome) {
      const lane = laneOf(target)
      const before = lane.breaker
      lane.underWay -= 1
      lane.breaker = updateBreaker(before, outcome, nowMs())
      if (lane.underWay === 0 && lane.breaker.failuresInARow === 0)
        lanes.delete(`${target.siteId} ${target.targetId}`)
      return readChange(before, lane.breaker)
    },
    rooms: (isCrowded) =>
      [...lanes.values()].map(({ target, underWay, breaker }) => {
        const room = countRoom(breaker, underWay, nowMs())
        return { ...target, room: isCrowded ? Math.min(room, underWay === 0 ? 1 : 0) : room }
      }),
    untilNextProbe() {
      const until = openUntil()
      return until.length === 0 ? null : Math.min(...until) - nowMs()
    },
  }
}

function readChange(before: CircuitBreaker, after: CircuitBreaker): LaneChange {
  if (after.openUntilMs === null) return before.openUntilMs === null ? null : 'closed'
  if (before.openUntilMs === null) return 'opened'
  return after.openUntilMs === before.openUntilMs ? null : 'reopened'
}
