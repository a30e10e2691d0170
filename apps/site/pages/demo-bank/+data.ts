import { formatPrice } from '@forecourt/stock/model'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { requestAddress } from '../../layout/page-request.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** The bank of the demo processor; without a payment that waits for its customer there is no such page. */
export async function data(pageContext: PageContextServer) {
  const { site, deps } = pageContext
  const id = requestAddress(pageContext).searchParams.get('payment') ?? ''
  const payment = await deps.payments.demoPaymentsOf(site.id).find(id)
  if (payment?.status !== 'challenged') throw render(404)
  return {
    bank: {
      payment: payment.id,
      amount: formatPrice(payment.amountCents / 100),
      description: payment.description,
    },
    head: {
      title: `Demo Bank | ${site.name}`,
      description: 'Confirm a payment of the demonstration.',
      canonicalPath: '/demo-bank',
      noindex: true,
    },
    cache: 'private' as const,
  }
}
