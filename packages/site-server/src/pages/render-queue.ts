import {
  createWorkQueue,
  SERVER_ITSELF,
  type Visitor,
  type WorkQueueOptions,
} from '../limits/work-queue.ts'
import type { RenderPage } from './site-pages.ts'

/**
 * Pages that are rendered at once, wait at most, and how long. Rendering holds the one thread there is: a
 * second of CPU renders as many pages with one at once as with four, and fewer with eight or sixteen, while
 * each waits for the others. Three leave something to do while one waits for the database.
 */
export const renderWorkload = { atOnce: 3, waiting: 200, waitMs: 1500 } as const

/** Seconds after which a visitor may ask again. */
export const RETRY_AFTER_SECONDS = 2

/** Told to a visitor whose page cannot be rendered now: answered with 503. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS

  constructor() {
    super('[site-server] too many pages are waiting to be rendered')
  }
}

/** Several who wait for one page: they have gone when all have. */
function joinVisitors(visitors: readonly Visitor[] = []): Visitor {
  const [first = SERVER_ITSELF] = visitors
  const isGone = () => visitors.length > 0 && visitors.every((visitor) => visitor.isGone?.())
  return { site: first.site, client: first.client, isGone }
}

/** Renders pages in their turn. */
export interface RenderQueue {
  /** @throws BusyError in place of a page whose turn does not come in time */
  renderPage: RenderPage
  /** True when a page for this visitor would be taken on now. */
  hasRoomFor(visitor: Visitor): boolean
}

/**
 * Renders a few pages at a time, shared out among sites and their visitors.
 * Source: `PLUS-088`
 */
export function createRenderQueue(
  renderPage: RenderPage,
  options: Partial<WorkQueueOptions> = {},
): RenderQueue {
  const queue = createWorkQueue({ ...renderWorkload, ...options })
  return {
    async renderPage(url, headers, { visitors, ...init }) {
      const work = () => renderPage(url, headers, init)
      const page = await queue.run(null, work, joinVisitors(visitors))
      if (!page) throw new BusyError()
      return page
    },
    hasRoomFor: queue.hasRoomFor,
  }
}
