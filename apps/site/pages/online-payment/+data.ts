import { randomUUID } from 'node:crypto'
import { ONLINE_PAYMENT_PATH } from '@forecourt/feature-leads/model'
import { loadPayment } from '@forecourt/feature-leads/server'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { requestAddress } from '../../layout/page-request.ts'
import { passGate } from '../../layout/pass-gate.ts'
import { isRouteOpen } from '../../layout/site-routes.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** The payments of who is signed in, and the form of another. Source: `SITE-051`, `SITE-082` */
export async function data(pageContext: PageContextServer) {
  const { site, deps, payment: answer } = pageContext
  if (!isRouteOpen(site, 'onlinePayment')) throw render(404)
  const contact = await passGate(pageContext, 'online-payment')
  if (!contact) throw render(404)
  const { view, earlier } = await loadPayment(deps.onlinePayments, {
    site,
    contactId: contact.id,
    paymentId: requestAddress(pageContext).searchParams.get('payment'),
    answer: answer ?? null,
    newKey: randomUUID,
  })
  const { text, terms } = site.onlinePayment
  return {
    page: { text, terms, view, earlier, contactHref: '/contact' },
    head: {
      title: `Pay online | ${site.name}`,
      description: `Pay an invoice from ${site.name} online.`,
      canonicalPath: ONLINE_PAYMENT_PATH,
      noindex: true,
    },
    cache: 'private' as const,
  }
}
