import { parseArgs } from 'node:util'
import {
  createPostgresDemoPayments,
  createPostgresOnlinePaymentStore,
} from '@forecourt/feature-leads/adapters/postgres'
import { formatReceiptNumber } from '@forecourt/feature-leads/model'
import { type PaymentRefundOutcome, refundPayment } from '@forecourt/feature-leads/server'
import { openPayments } from '../deps/open-payments.ts'
import { type Command, exitCodes, requireOption, stopWith } from './command.ts'
import { createRefundReceipts } from './refund-receipts.ts'

const words: Readonly<Record<PaymentRefundOutcome, string>> = {
  refunded: 'was refunded.',
  unknown: 'is not known at this site; name it by its id, as "payments list" shows it.',
  'not-paid': 'has no amount that could be refunded.',
}

/** Gives a payment back (D-65, D-81). */
export const paymentRefund: Command = {
  name: 'payments refund',
  summary: 'Gives a payment back.',
  usage: `--site ID PAYMENT
  --site ID   the site whose payment it is
  PAYMENT     its id, as "payments list" shows it`,
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { site: { type: 'string' } },
    })
    const site = await context.site(requireOption(values.site, '--site'))
    const id = requireOption(positionals[0], 'PAYMENT')
    const database = await context.database()
    const payments = createPostgresOnlinePaymentStore(database)
    const { processorOf } = openPayments(context.env, (siteId) =>
      createPostgresDemoPayments(database, siteId, context.now),
    )
    const processor = processorOf(site.id, (await payments.find(site.id, id))?.processor ?? '')
    const ports = {
      payments,
      processorOf,
      clock: context.now,
      ...createRefundReceipts(context),
      logger: { info: () => {}, warn: () => {}, error: context.printError },
    }
    const outcome = processor ? await refundPayment(ports, { site, processor }, id) : 'unknown'
    const name = outcome === 'unknown' ? id : formatReceiptNumber(id)
    const told = `Payment ${name} ${words[outcome]}`
    if (outcome !== 'refunded') return stopWith(context, told)
    context.print(told)
    return exitCodes.done
  },
}
