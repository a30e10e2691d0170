import { type Contact, findGateRedirect, type GateName } from '@forecourt/feature-leads/model'
import { readSession } from '@forecourt/feature-leads/server'
import { redirect } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { requestAddress, requestHeaders } from './page-request.ts'

/** Who is signed in; null for nobody. A page that asks is private. Source: `D-60` */
export function findSignedIn(pageContext: PageContextServer): Promise<Contact | null> {
  const visit = {
    address: requestAddress(pageContext).href,
    cookies: requestHeaders(pageContext).get('cookie'),
  }
  return readSession(pageContext.deps.signIn.ports, visit, pageContext.site)
}

/** Path of the page of this site a visitor comes from; the home page where they come from elsewhere. */
function findPageBefore(pageContext: PageContextServer): string {
  const referer = requestHeaders(pageContext).get('referer')
  const { host, pathname } = requestAddress(pageContext)
  if (!referer || !URL.canParse(referer)) return '/'
  const before = new URL(referer)
  const isOwn = before.host === host && before.pathname !== pathname
  return isOwn ? before.pathname + before.search : '/'
}

/**
 * Lets a visitor through a gate, or sends them to sign in; the first line of a page's data, before anything
 * is loaded.
 * @returns who is signed in; null where the site leaves the gate open to everybody
 * Source: `D-62`, `SITE-079` to `SITE-086`
 */
export async function passGate(
  pageContext: PageContextServer,
  gate: GateName,
): Promise<Contact | null> {
  const contact = await findSignedIn(pageContext)
  const { pathname, search } = requestAddress(pageContext)
  const location = findGateRedirect(gate, {
    site: pageContext.site,
    isSignedIn: contact !== null,
    path: pathname + search,
    back: findPageBefore(pageContext),
  })
  if (location) throw redirect(location as `/${string}`)
  return contact
}
