/** Words a limiter says to one more event. */
export type RateLimitVerdict = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number }

/** Counts events by key and refuses those above its limit. Source: `D-05` */
export interface RateLimit {
  consume(key: string): Promise<RateLimitVerdict>
  /** Takes one event back that turned out to be a repeat. */
  giveBack(key: string): Promise<void>
}
