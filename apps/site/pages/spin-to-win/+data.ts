import { SPIN_PATH } from '@forecourt/feature-leads/model'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { requestAddress } from '../../layout/page-request.ts'
import { passGate } from '../../layout/pass-gate.ts'
import { isRouteOpen } from '../../layout/site-routes.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** The wheel of a dealer and the visitor's own prize. Source: `SITE-050`, `SITE-081` */
export async function data(pageContext: PageContextServer) {
  const { site, deps } = pageContext
  if (!isRouteOpen(site, 'spinToWin')) throw render(404)
  const contact = await passGate(pageContext, 'spin-to-win')
  const { campaign, heading, text, terms, prizes } = site.spinToWin
  const spin = contact && (await deps.spins.findSpin(site.id, contact.phone, campaign))
  return {
    page: {
      heading,
      text,
      terms,
      prizes: prizes.map(({ id, label }) => ({ id, label })),
      won: spin?.prize ?? null,
      isFresh: requestAddress(pageContext).searchParams.has('spun'),
    },
    head: {
      title: `${heading} | ${site.name}`,
      description: `${heading} at ${site.name}.`,
      canonicalPath: SPIN_PATH,
      noindex: true,
    },
    cache: 'private' as const,
  }
}
