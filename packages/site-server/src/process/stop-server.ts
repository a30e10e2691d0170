/** The part of the server that takes requests. */
export interface RunningServer {
  /** Address it listens at. */
  url?: string | undefined
  /** Its `node:http` server, before which cached pages are answered. Default none. */
  node?: { server?: unknown } | undefined
  /** Takes no more requests and waits for those under way; with `true` it cuts them off. */
  close(closeAll?: boolean): Promise<void>
}

/** How long requests under way may take after a signal, in milliseconds; orchestrators wait 30 s. */
export const finishMs = 10_000

/**
 * Takes no more requests, finishes those under way, then closes what they used. A visitor whose line is
 * dead holds up nothing: after `waitMs` their connections are cut.
 * Source: `PLUS-060`
 */
export async function stopServer(
  server: RunningServer,
  closeDeps: () => Promise<void>,
  waitMs = finishMs,
): Promise<void> {
  const cut = setTimeout(() => void server.close(true), waitMs)
  try {
    await server.close()
  } finally {
    clearTimeout(cut)
    await closeDeps()
  }
}
