/** Longest a vehicle page waits for what it can stand without, in milliseconds; later it goes without. */
export const PAGE_WAIT_MS = 400

/** An answer that came too late, or not at all. */
export class LateAnswerError extends Error {
  override readonly name = 'LateAnswerError'
}

/**
 * The answer, unless it takes longer than `waitMs`; whoever is asked need know of no deadline.
 * @throws LateAnswerError after `waitMs`; a later rejection is dropped
 */
export async function inTime<T>(answer: Promise<T>, waitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateAnswerError(`no answer in ${waitMs} ms`)), waitMs)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
