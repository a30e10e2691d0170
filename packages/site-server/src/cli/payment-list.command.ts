import { parseArgs } from 'node:util'
import { createPostgresOnlinePaymentStore } from '@forecourt/feature-leads/adapters/postgres'
import { formatReceiptNumber, type OnlinePayment } from '@forecourt/feature-leads/model'
import { formatPrice } from '@forecourt/stock/model'
import { type Command, exitCodes, readLimit, requireOption } from './command.ts'
import { formatTable } from './table.ts'

/** Shows what people paid a site of their own accord, newest first (D-65, D-81). */
export const paymentList: Command = {
  name: 'payments list',
  summary: 'Shows the payments of a site, newest first.',
  usage: `--site ID
  --site ID   the site whose payments they are
  --limit N   at most this many; default 50`,
  run: async (args, context) => {
    const { values } = parseArgs({
      args,
      options: { site: { type: 'string' }, limit: { type: 'string', default: '50' } },
    })
    const site = await context.site(requireOption(values.site, '--site'))
    const limit = readLimit(values.limit)
    const store = createPostgresOnlinePaymentStore(await context.database())
    const rows = (await store.list(site.id, limit)).map(toRow)
    const head = ['Begun', 'Payment', 'Receipt', 'Paid for', 'From', 'Amount', 'Paid by', 'Status']
    context.print(formatTable(head, rows))
    return exitCodes.done
  },
}

function toRow(payment: OnlinePayment): string[] {
  const { id, createdAt, reference, lead, amountCents, processor, status, reason } = payment
  const { name, last_name: lastName } = lead.payload
  return [
    createdAt.toISOString(),
    id,
    formatReceiptNumber(id),
    reference,
    `${name} ${lastName}`.trim(),
    formatPrice(amountCents / 100),
    processor,
    [status, reason, payment.isToVoid && 'void due'].filter(Boolean).join(', '),
  ]
}
