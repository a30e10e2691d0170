/**
 * Time a process gives what it is asked about. Whoever watches a server gives up after a second or more, and the
 * parent of several workers, which has to be answered by then, a little before.
 */
const PATIENCE_MS = 600

/** The answer of something that may hang, or `late` where it fails or does not come while a watcher waits. */
export async function withinPatience<T>(asked: Promise<T>, late: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(late), PATIENCE_MS)
  })
  try {
    return await Promise.race([asked.catch(() => late), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
