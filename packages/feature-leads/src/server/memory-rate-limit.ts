import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimit } from '../model/rate-limit.ts'

/**
 * Leads taken from one address in ten minutes; a family, a company or a proxy that is not trusted shares one.
 * Source: `D-05`
 */
export const leadLimit = { events: 60, durationSeconds: 600 } as const

/** Leads taken with one email or one phone number in ten minutes. Source: `D-05` */
export const contactLimit = { events: 10, durationSeconds: 600 } as const

/**
 * Counts in the memory of this process: enough against floods by address, forgotten at a restart.
 * @param limit default 60 events in 600 seconds (`D-05`)
 */
export function createMemoryRateLimit(
  limit: { events: number; durationSeconds: number } = leadLimit,
): RateLimit {
  const limiter = new RateLimiterMemory({ points: limit.events, duration: limit.durationSeconds })
  return {
    async consume(key) {
      try {
        await limiter.consume(key)
        return { isAllowed: true }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { isAllowed: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) }
      }
    },
    async giveBack(key) {
      await limiter.reward(key)
    },
  }
}
