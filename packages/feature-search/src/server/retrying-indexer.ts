import type { Indexer } from '../model/indexer.ts'

/** How failed calls are tried again. */
export interface RetryOptions {
  /** Waits so many milliseconds. */
  pause: (ms: number) => Promise<void>
  /** Calls in all. Default 5. */
  attempts?: number
  /** Wait before the second call in milliseconds; it doubles each time. Default 1,000. */
  firstPauseMs?: number
}

/**
 * An indexer that tries a call again when the service cannot be reached, is busy (429) or fails
 * (5xx). Every call of the port may be repeated. A refusal for any other reason is final.
 */
export function createRetryingIndexer(indexer: Indexer, options: RetryOptions): Indexer {
  const { pause, attempts = 5, firstPauseMs = 1000 } = options
  const retried = async (call: () => Promise<void>): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await call()
        return
      } catch (error) {
        if (attempt >= attempts || isFinal(error)) throw error
        await pause(firstPauseMs * 2 ** (attempt - 1))
      }
    }
  }
  return {
    setSettings: (settings) => retried(() => indexer.setSettings(settings)),
    saveObjects: (records) => retried(() => indexer.saveObjects(records)),
    deleteObjects: (objectIDs) => retried(() => indexer.deleteObjects(objectIDs)),
    replaceAll: (records) => retried(() => indexer.replaceAll(records)),
  }
}

function isFinal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0
  return status >= 400 && status < 500 && status !== 429
}
