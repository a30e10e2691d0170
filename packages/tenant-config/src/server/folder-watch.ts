import { type FSWatcher, watch } from 'node:fs'
import { readdir, statfs } from 'node:fs/promises'

/** Folders, and how they are looked at. */
export interface FolderWatchOptions {
  /** The folders; the first one decides whether the system's reports are believed, others may be missing. */
  folders: readonly string[]
  /** Further folders, found anew before each look. Default none. */
  findSubfolders?: () => Promise<readonly string[]>
  /** Looks at the folders. */
  look: () => Promise<void>
  /** Pause between two looks where the system reports nothing, in milliseconds. */
  pauseMs: number
  /** Called when a look failed; the next one follows all the same. */
  onFailure: (error: unknown) => void
  /** True when the system reports every change of a folder. Default: plain files on a local disk of Linux. */
  isReported?: (folder: string) => Promise<boolean>
}

/** Pause between two looks where the system reports changes, for one it might have lost. */
const LONG_PAUSE_MS = 30_000

/** Reports of one change come several at a time. */
const SETTLE_MS = 50

/** Magic numbers of file systems that report every change: ext, xfs, btrfs, tmpfs, overlay, zfs, f2fs. */
const localFileSystems: ReadonlySet<number> = new Set([
  0xef53, 0x58465342, 0x9123683e, 0x01021994, 0x794c7630, 0x2fc12fc1, 0xf2f52010,
])

/** A file behind a link, or on another machine, changes without a report. */
async function isReportedByLinux(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false
  const { type } = await statfs(folder)
  if (!localFileSystems.has(type)) return false
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.every((entry) => !entry.isSymbolicLink())
}

/** Subscribes to the reports of the folders that are there; null when one cannot be watched. */
function subscribe(folders: readonly string[], onReport: () => void): FSWatcher[] | null {
  const watchers: FSWatcher[] = []
  for (const folder of folders) {
    try {
      watchers.push(watch(folder, { persistent: false }, onReport).on('error', onReport))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue
      for (const watcher of watchers) watcher.close()
      return null
    }
  }
  return watchers
}

/**
 * Looks at folders when the system reports a change of them; where it may not, again and again. One look runs
 * at a time, and none keeps the process alive. Looking at 500 files each second takes half a percent of a
 * processor, in every process.
 * @returns ends it
 * Source: `PLUS-044`, `PLUS-045`
 */
export function watchFolder(options: FolderWatchOptions): () => void {
  const { folders, look, pauseMs, onFailure, isReported = isReportedByLinux } = options
  const { findSubfolders = async () => [] } = options
  let watchers: FSWatcher[] = []
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  let isReportedMeanwhile = false
  let isStopped = false

  const schedule = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void run(), ms).unref()
  }
  const onReport = () => {
    if (isLooking) isReportedMeanwhile = true
    else schedule(Math.min(SETTLE_MS, pauseMs))
  }
  const close = () => {
    for (const watcher of watchers.splice(0)) watcher.close()
  }
  /** Subscribes anew before each look: a folder may have been replaced, a link put into it. */
  const follow = async (): Promise<boolean> => {
    const [folder = ''] = folders
    const isBelieved = await isReported(folder).catch(() => false)
    const subfolders = await findSubfolders().catch(() => [])
    close()
    if (isStopped || !isBelieved) return false
    const fresh = subscribe([...folders, ...subfolders], onReport)
    watchers = fresh ?? []
    // A folder made since they were listed has nobody who reports its files.
    const later = await findSubfolders().catch(() => [])
    if (later.join('\n') !== subfolders.join('\n')) isReportedMeanwhile = true
    return fresh !== null
  }
  const run = async () => {
    isLooking = true
    isReportedMeanwhile = false
    const isFollowed = await follow()
    await look().catch(onFailure)
    isLooking = false
    if (isReportedMeanwhile) schedule(Math.min(SETTLE_MS, pauseMs))
    else schedule(isFollowed ? Math.max(LONG_PAUSE_MS, pauseMs) : pauseMs)
  }
  void run()
  return () => {
    isStopped = true
    clearTimeout(timer)
    close()
  }
}
