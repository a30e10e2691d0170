import { withinPatience } from './within-patience.ts'

/** Verdict on a server: 503 where it is not ready. */
export type Readiness = 'ready' | 'degraded' | 'not ready'

/** Things a server needs. */
export interface ReadinessPorts {
  /** True when the search has an index. */
  hasIndex: () => boolean
  /** True when there is a site to serve. */
  hasSites: () => boolean
  /** True when the stores can be read and written now. */
  isStoreReady: () => Promise<boolean>
  /** Free bytes where leads are stored while the database is away. */
  freeDisk: () => Promise<number>
  /** Bytes that must be free there. */
  leastFreeDiskBytes: number
  /** True when the database is on another disk, so that it needs no room on this one. Default false. */
  isStoreElsewhere?: boolean
}

/**
 * Tells whether a server can do its work: `ready` once the stores and the search were ready and there are
 * sites and, for a database of its own, room on the disk; `degraded` while the stores are away and pages of the cache are sent and leads
 * are spooled; `not ready` otherwise.
 * Source: `PLUS-059`
 */
export function createReadiness(ports: ReadinessPorts): () => Promise<Readiness> {
  let wasReady = false
  const hasRoom = async () => (await ports.freeDisk()) >= ports.leastFreeDiskBytes
  return async () => {
    if (!ports.hasIndex() || !ports.hasSites()) return 'not ready'
    const [isStoreReady, isRoomLeft] = await Promise.all([
      withinPatience(ports.isStoreReady(), false),
      withinPatience(hasRoom(), false),
    ])
    if (isStoreReady) wasReady = true
    if (isStoreReady && (isRoomLeft || ports.isStoreElsewhere)) return 'ready'
    return wasReady && isRoomLeft && !isStoreReady ? 'degraded' : 'not ready'
  }
}
