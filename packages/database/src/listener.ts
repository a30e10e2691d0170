import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { DatabaseLogger } from './logger.ts'

/** Report of `Database.listen`: a notification, or that some may have been missed. */
export type Notification =
  | { kind: 'message'; payload: string }
  /** The connection was lost and is back; look at the tables again. */
  | { kind: 'reconnected' }

/** Ends a subscription. */
export type StopListening = () => Promise<void>

/** Needs of a subscription from the database that owns it. */
export interface ListenerOptions {
  /** Gives a connected client of its own; called again after each loss. */
  connect: () => Promise<pg.Client>
  channel: string
  onNotification: (notification: Notification) => void
  logger: DatabaseLogger
}

const firstRetryMs = 100
const lastRetryMs = 5_000

/**
 * Subscribes to a channel of NOTIFY and stays subscribed: a lost connection is made again, waiting
 * a little longer each time.
 * @returns once the first subscription stands
 * @throws RangeError when the channel is not a plain lower-case name
 */
export async function startListener(options: ListenerOptions): Promise<StopListening> {
  const { channel, logger } = options
  if (!/^[a-z_]{1,40}$/.test(channel)) {
    throw new RangeError(`[database] expected a channel name, got ${JSON.stringify(channel)}`)
  }
  const stopping = new AbortController()
  const { signal } = stopping
  let client = await subscribe()

  async function subscribe(): Promise<pg.Client> {
    const fresh = await options.connect()
    fresh.on('notification', ({ payload = '' }) => {
      if (!signal.aborted) options.onNotification({ kind: 'message', payload })
    })
    fresh.once('end', () => {
      if (!signal.aborted) void resubscribe()
    })
    await fresh.query(`listen ${channel}`)
    return fresh
  }

  async function resubscribe(): Promise<void> {
    logger.warn(`the subscription to ${channel} was lost`)
    for (let waitMs = firstRetryMs; !signal.aborted; waitMs = Math.min(waitMs * 2, lastRetryMs)) {
      await delay(waitMs, undefined, { ref: false })
      try {
        client = await subscribe()
      } catch {
        continue
      }
      if (signal.aborted) await client.end()
      else options.onNotification({ kind: 'reconnected' })
      return
    }
  }

  return async () => {
    stopping.abort()
    await client.end().catch(() => {})
  }
}
