import type { Site } from '@forecourt/tenant-config/model'
import type { Lead } from '../../model/lead.ts'
import type { LeadStore } from '../../model/lead-store.ts'
import type { TradeInState } from '../../model/trade-in/trade-in-state.ts'
import { formatTradeInCookie, readTradeInCookie } from '../../server/trade-in/trade-in-cookie.ts'
import { createTradeInHandler } from '../../server/trade-in/trade-in-page.handler.ts'
import type { TradeInHandlerOptions } from '../../server/trade-in/trade-in-steps.ts'

type Fields = Readonly<Record<string, string>>

/** A browser at a trade-in page: it sends forms and keeps the cookie. */
export function createTradeInPage(options: TradeInHandlerOptions, site: Site, path: string) {
  const handle = createTradeInHandler(options)
  const origin = 'http://harbour.localhost'
  let cookie = ''
  async function ask(
    fields: Fields,
    headers: Record<string, string> = {},
    method: 'POST' | 'PUT' = 'POST',
  ): Promise<Response | null> {
    const request = new Request(origin + path, {
      method,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin,
        cookie,
        ...headers,
      },
      body: new URLSearchParams(fields),
    })
    const response = await handle(request, site)
    const stored = response?.headers.getSetCookie().find((each) => each.startsWith('trade-in='))
    cookie = stored?.split(';')[0] ?? cookie
    return response
  }
  const answered = async (response: Promise<Response | null>) => {
    const found = await response
    if (!found) throw new Error('[feature-leads] expected a page')
    return found
  }
  const state = (): TradeInState | null => readTradeInCookie({ headers: new Headers({ cookie }) })
  return {
    ask,
    state,
    post: (fields: Fields) => answered(ask(fields)),
    postByScript: (fields: Fields) => answered(ask(fields, { accept: 'application/json' })),
    /** Stores what a visitor made up. */
    forge(changes: Partial<TradeInState>) {
      const known = state()
      if (known) cookie = formatTradeInCookie({ ...known, ...changes }, false).split(';')[0] ?? ''
    },
  }
}

/** Leads of the site of these tests. */
export const listLeads = async (store: Pick<LeadStore, 'list'>): Promise<Lead[]> =>
  (await store.list('harbour')).map(({ lead }) => lead)
