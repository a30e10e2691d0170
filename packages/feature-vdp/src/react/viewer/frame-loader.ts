import { sortFramesByDistance } from '../../model/index.ts'

/** How the frames of a turn are fetched. */
export interface FrameLoaderOptions {
  /** Number of frames. */
  count: number
  /** Fetches and decodes one frame; a rejection is a frame that will never show. */
  load: (frame: number) => Promise<void>
  /** Frame the visitor looks at now; the nearest ones are fetched first. */
  shown: () => number
  /** Called after every frame, whether it came or not. */
  onSettled: (frame: number) => void
  /** Called for a frame that failed. */
  onFailed: (frame: number, error: unknown) => void
}

/** Frames on their way at once. */
const AT_ONCE = 4

/** Fetches the frames of a turn, nearest first, and knows which of them can be shown. */
export function createFrameLoader(options: FrameLoaderOptions) {
  const { count, load, shown, onSettled, onFailed } = options
  const asked = new Set<number>()
  const loaded = new Set<number>()
  const failed = new Set<number>()
  let isFetchingAll = false

  async function fetchOne(frame: number): Promise<void> {
    if (asked.has(frame)) return
    asked.add(frame)
    try {
      await load(frame)
      loaded.add(frame)
    } catch (error) {
      failed.add(frame)
      onFailed(frame, error)
    }
    onSettled(frame)
  }

  async function fetchOnward(): Promise<void> {
    const next = sortFramesByDistance(shown(), count).find((frame) => !asked.has(frame))
    if (next === undefined || !isFetchingAll) return
    await fetchOne(next)
    await fetchOnward()
  }

  return {
    /** Fetches every frame; once is enough. */
    fetchAll() {
      if (isFetchingAll) return
      isFetchingAll = true
      for (let lane = 0; lane < AT_ONCE; lane += 1) void fetchOnward()
    },
    /** Fetches one frame out of turn. */
    fetchOne,
    /** Fetches no further frame. */
    stop() {
      isFetchingAll = false
    },
    isLoaded: (frame: number) => loaded.has(frame),
    hasFailed: (frame: number) => failed.has(frame),
    /** Frames that can be shown, and frames that never will. */
    counts: () => ({ loaded: loaded.size, failed: failed.size }),
  }
}
