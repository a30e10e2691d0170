/** Most names that are remembered. */
const mostRemembered = 5000

/**
 * Does the work of a name once: a repeat waits for the first that is under way, or finds it done. Work that failed
 * is done again. It spares repeats and makes none of them safe: after a restart nothing is remembered.
 */
export function createRepeatGuard(): (name: string, work: () => Promise<void>) => Promise<void> {
  const known = new Map<string, Promise<void>>()
  return (name, work) => {
    const first = known.get(name)
    if (first) return first
    const done = work()
    known.set(name, done)
    done.catch(() => known.delete(name))
    const [oldest] = known.keys()
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
    return done
  }
}
