/** The part of the server that takes requests. */
export interface RunningServer {
  /** Address it listens at. */
  url?: string | undefined
  /** Its `node:http` server, before which cached pages are answered. Default none. */
  node?: { server?: unknown } | undefined
  /** Takes no more requests and waits for those under way; with `true` it cuts them off. */
  close(closeAll?: boolean): Promise<void>
}

/** How long requests under way may take after a signal, in milliseconds. */
export const finishMs = 10_000

/** How long everything may take after a signal, in milliseconds; orchestrators wait 30 s. */
export const stopMs = 15_000

/** How long an end may take, in milliseconds. */
export interface StopTimes {
  /** Until connections of requests under way are cut. Default 10,000. */
  finishMs?: number
  /** Until nothing is waited for any more. Default 15,000. */
  stopMs?: number
}

/**
 * Takes no more requests, finishes those under way, then closes what they used. A visitor whose line is
 * dead holds up nothing: in the end their connections are cut. Nor does a part that hangs, such as a
 * database that no longer answers.
 * @returns false when something had not ended in time
 * Source: `PLUS-060`
 */
export async function stopServer(
  server: RunningServer,
  closeDeps: () => Promise<void>,
  times: StopTimes = {},
): Promise<boolean> {
  const cut = setTimeout(() => void server.close(true), times.finishMs ?? finishMs)
  let late: NodeJS.Timeout | undefined
  const timeout = new Promise<false>((resolve) => {
    late = setTimeout(() => resolve(false), times.stopMs ?? stopMs)
  })
  const stop = async (): Promise<true> => {
    try {
      await server.close()
    } finally {
      clearTimeout(cut)
      await closeDeps()
    }
    return true
  }
  try {
    return await Promise.race([stop(), timeout])
  } finally {
    clearTimeout(late)
  }
}
