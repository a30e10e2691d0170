import type { Site } from '@forecourt/tenant-config/model'
import { resolveOwnPath } from './own-path.ts'

/** Part of a site that decides what asks for sign-in. */
export type GatedSite = Pick<Site, 'gates' | 'finance'>

/** Something that may ask for sign-in first. */
export interface Gate {
  /** True where the site asks for sign-in. */
  isClosed: (site: GatedSite) => boolean
  /** Purpose of the sign-in, as its page says it. */
  purpose: string
}

const always = () => true

/**
 * Everything that asks for sign-in, by the `type` of its sign-in page.
 * Source: `D-62`, `SITE-079` to `SITE-085`, `CFG-074`, `CFG-075`, `CFG-085`, `CFG-086`
 */
export const GATES = {
  watchlist: { isClosed: always, purpose: 'to see the vehicles you watch' },
  checkout: { isClosed: ({ gates }) => gates.checkout, purpose: 'to reserve or buy your vehicle' },
  finance: {
    isClosed: ({ finance }) => finance.personalised,
    purpose: 'to see finance that is made for you',
  },
  'spin-to-win': { isClosed: always, purpose: 'to spin the wheel' },
  'online-payment': { isClosed: always, purpose: 'to pay online' },
  'alternate-finance': { isClosed: always, purpose: 'to apply for finance' },
  garage: { isClosed: always, purpose: 'to open your garage' },
  'delete-account': { isClosed: always, purpose: 'to delete your account' },
  'saved-searches': { isClosed: always, purpose: 'to save your searches' },
  'trade-in': { isClosed: ({ gates }) => gates.tradeIn, purpose: 'to value your trade-in' },
  'sell-my-car': { isClosed: ({ gates }) => gates.sellMyCar, purpose: 'to sell your vehicle' },
} as const satisfies Readonly<Record<string, Gate>>

/** Name of a gate: the `type` of its sign-in page. */
export type GateName = keyof typeof GATES

/** Path of the sign-in page. Source: `SITE-032` */
export const SIGN_IN_PATH = '/sign-in'

/** Content of the address of a sign-in page: paths of this site only. */
export interface SignInTarget {
  /** Gate that led here; null for somebody who came by themselves. */
  type: GateName | null
  /** Where a signed-in visitor goes. Never the sign-in page itself. */
  redirect: string
  /** Where the back link leads. */
  back: string
}

const isGate = (name: string | null): name is GateName =>
  name !== null && Object.hasOwn(GATES, name)

const isSignIn = (path: string) => path.split(/[?#]/)[0]?.replace(/\/+$/, '') === SIGN_IN_PATH

const targetPath = (text: string | null) => {
  const path = resolveOwnPath(text)
  return isSignIn(path) ? '/' : path
}

/** Target of a sign-in page's query. Source: `D-62`, `SITE-032`, `SITE-033` */
export function readSignInTarget(query: URLSearchParams): SignInTarget {
  const type = query.get('type')
  return {
    type: isGate(type) ? type : null,
    redirect: targetPath(query.get('redirect')),
    back: targetPath(query.get('back')),
  }
}

/** Address of the sign-in page that leads to a target. Source: `SITE-086` */
export function formatSignInPath({ type, redirect, back }: SignInTarget): string {
  const query = new URLSearchParams({ ...(type && { type }), redirect, back })
  return `${SIGN_IN_PATH}?${query}`
}

/**
 * Where a visitor goes instead of a page behind a gate; `null` lets them in.
 * @param path full path and query of the page
 * @param back page they come from
 * Source: `D-62`, `SITE-086`
 */
export function findGateRedirect(
  gate: GateName,
  visit: { site: GatedSite; isSignedIn: boolean; path: string; back: string },
): string | null {
  if (visit.isSignedIn || !GATES[gate].isClosed(visit.site)) return null
  return formatSignInPath({
    type: gate,
    redirect: targetPath(visit.path),
    back: targetPath(visit.back),
  })
}
