import type {
  CheckoutAnswer,
  JourneyAnswer,
  PaymentAnswer,
  RefusedAppointment,
  RefusedEnquiry,
  RefusedUnsubscribe,
  SignInAnswer,
  TradeInFormAnswer,
} from '@forecourt/feature-leads/server'
import type { Site } from '@forecourt/tenant-config/model'
import type { SiteDeps } from '../deps/site-deps.ts'
import type { Visitor } from '../limits/work-queue.ts'

/** Data the server gives every page besides its address. */
export interface PageInit {
  site: Site
  deps: SiteDeps
  /**
   * Instant the page is for; pages never ask the clock themselves. Of a page that may be cached the last
   * multiple of five minutes, so that a form takes its time from `deps.clock`.
   */
  now: Date
  /** Those who wait for the page, for the queue of renderings alone. Default the server itself. */
  visitors?: Visitor[]
  /** A form that was posted without script and not taken, with everything that was typed. */
  enquiry?: RefusedEnquiry
  /** A checkout that was posted without script and goes on, or came back. */
  checkout?: CheckoutAnswer
  /** An online purchase that was posted and stays at a step. */
  journey?: JourneyAnswer
  /** A sign-in form that was posted without script and goes on, or came back. */
  signIn?: SignInAnswer
  /** A step of a trade-in that was posted without script and came back. */
  tradeIn?: TradeInFormAnswer
  /** Change of a test drive that was not taken. */
  appointment?: RefusedAppointment
  /** A payment that was posted and not taken. */
  payment?: PaymentAnswer
  /** Refused request for no marketing. */
  unsubscribe?: RefusedUnsubscribe
}

/** A page as it was rendered, before it is compressed or cached. */
export interface SitePage {
  status: number
  /** By their names in lower case. */
  headers: Record<string, string>
  body: string
  /** True when the page is the same for every visitor, so that it may be cached. */
  isPublic: boolean
  /**
   * The one car a public page is about: it stays cached while others change. Default none, any change of
   * the stock renews the page.
   */
  carId?: number | null
}

/**
 * Renders the page of `url` for one site. Redirects and error pages come back as pages too, with their
 * status. The port of the framework that pages are written in.
 */
export type RenderPage = (url: string, headers: Headers, init: PageInit) => Promise<SitePage>
