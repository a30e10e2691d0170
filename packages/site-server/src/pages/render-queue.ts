import {
  createWorkQueue,
  SERVER_ITSELF,
  type Visitor,
  type WorkQueueOptions,
} from '../limits/work-queue.ts'
import type { RenderPage } from './site-pages.ts'

/**
 * Pages that are rendered at once, wait at most, and how long. Rendering holds the one thread there is: more
 * at once end no sooner, and each then waits for the others; `npm run bench:overload` measures it.
 */
export const renderWorkload = { atOnce: 3, waiting: 200, waitMs: 1500 } as const

/** Told to a visitor whose page cannot be rendered now: answered with 503. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
  /** Whole seconds after which they may ask again. */
  readonly retryAfterSeconds = 2

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

/**
 * Renders a few pages at a time, shared out among sites and their visitors.
 * @throws BusyError in place of a page whose turn does not come in time
 * Source: `PLUS-088`
 */
export function createRenderQueue(
  renderPage: RenderPage,
  options: Partial<WorkQueueOptions> = {},
): RenderPage {
  const queue = createWorkQueue({ ...renderWorkload, ...options })
  return async (url, headers, { visitors, ...init }) => {
    const work = () => renderPage(url, headers, init)
    const page = await queue.run(null, work, joinVisitors(visitors))
    if (!page) throw new BusyError()
    return page
  }
}
