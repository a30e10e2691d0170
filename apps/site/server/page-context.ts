import type { RefusedUnsubscribe } from '@forecourt/feature-leads/server'
import type { IslandSlots } from '@forecourt/islands/server'
import type { Site } from '@forecourt/tenant-config/model'
import type { Deps } from './deps.ts'
import type { EnquiryAnswer } from './enquiry-answer.ts'

/** What the server gives every page besides its address. */
export interface PageInit {
  site: Site
  deps: Deps
  /** Instant of the request; pages never ask the clock themselves. */
  now: Date
  /** What came of a form posted without script, to be shown on the page it came from. */
  enquiry?: EnquiryAnswer
  /** What came of a request for no marketing that was not taken. */
  unsubscribe?: RefusedUnsubscribe
}

declare global {
  // biome-ignore lint/style/noNamespace: Vike is extended through its namespace
  namespace Vike {
    interface PageContextServer extends PageInit {
      /** Where the HTML of islands waits while Vike works on the page. */
      islands: IslandSlots
    }
  }
}
