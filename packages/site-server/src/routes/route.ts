import type { FeatureName, Site } from '@forecourt/tenant-config/model'
import type { SiteDeps } from '../deps/site-deps.ts'
import type { createSearchLimits } from '../limits/search-limits.ts'
import type { Visitor } from '../limits/work-queue.ts'
import type { PageInit } from '../pages/site-pages.ts'

/** Answers a request for one site; null leaves it to the pages. */
export type SiteHandler = (request: Request, site: Site) => Promise<Response | null>

/** An address, with `:name` for one part of it and `*` for anything after it. */
export interface RouteAddress {
  method: 'GET' | 'POST' | 'ALL'
  path: string
  /** Feature it belongs to; where that is off the address is not found (`D-82`). Default none. */
  feature?: FeatureName
}

/** An address and who answers it. */
export interface Route extends RouteAddress {
  handle: SiteHandler
}

/** Outcome of a form without script, and the status of its page. */
export type FormAnswer = { status: number } & Pick<
  PageInit,
  | 'appointment'
  | 'checkout'
  | 'enquiry'
  | 'journey'
  | 'payment'
  | 'signIn'
  | 'tradeIn'
  | 'unsubscribe'
>

/** Things a handler of the table may be made of. */
export interface RoutePorts {
  deps: SiteDeps
  /** Address of a visitor. */
  clientAddress: (request: Request) => string
  /** Network a visitor is limited by: their address, or the first 64 bits of it. */
  clientNetwork: (request: Request) => string
  /** Who work is done for. */
  visitorOf: (request: Request, site: Site) => Visitor
  /** Limits of calls to the search. */
  searchLimits: ReturnType<typeof createSearchLimits>
  /** Renders the page a form stands on, with what was typed and what is wrong. */
  renderForm: (request: Request, site: Site, answer: FormAnswer) => Promise<Response>
}

/** Makes a handler, once for a server. */
export type CreateHandler = (ports: RoutePorts) => SiteHandler

/** A line of the table of routes: a handler and every address it answers. */
export interface RouteRow {
  at: readonly RouteAddress[]
  create: CreateHandler
}

const addressOf = (method: RouteAddress['method']) => (path: string, feature?: FeatureName) => ({
  method,
  path,
  ...(feature && { feature }),
})

/** An address that is read. */
export const get = addressOf('GET')
/** An address something is sent to. */
export const post = addressOf('POST')
/** An address that answers every method. */
export const all = addressOf('ALL')

/** Routes of a table, in its order: the first that answers is the answer. */
export const createRoutes = (rows: readonly RouteRow[], ports: RoutePorts): readonly Route[] =>
  rows.flatMap(({ at, create }) => {
    const handle = create(ports)
    return at.map((address) => ({ ...address, handle }))
  })
