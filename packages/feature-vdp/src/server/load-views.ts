import type { CarActivityStore } from '../model/car-activity.ts'
import { inTime, PAGE_WAIT_MS } from './in-time.ts'

/** Input views are read with. */
export interface ViewsPorts {
  activity: Pick<CarActivityStore, 'readViews'>
  /** Where a failure goes. */
  logger: { warn(message: string, fields?: object): void }
  /** Longest wait for the store, in milliseconds. Default 400. */
  waitMs?: number
}

/** Views of a car; `failed` when they could not be read in time, which is logged. */
export type ViewsLoad = { kind: 'views'; views: number } | { kind: 'failed' }

/**
 * How often a car was looked at, for its page. A store that fails or is slow is one line in the log;
 * the page shows no count until the view call brings one.
 * Source: `VDP-027`, `D-39`
 */
export async function loadViews(
  { activity, logger, waitMs = PAGE_WAIT_MS }: ViewsPorts,
  siteId: string,
  carId: number,
): Promise<ViewsLoad> {
  try {
    return { kind: 'views', views: await inTime(activity.readViews(siteId, carId), waitMs) }
  } catch (error) {
    logger.warn('views could not be read', { site: siteId, carId, error })
    return { kind: 'failed' }
  }
}
