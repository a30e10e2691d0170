import { parseArgs } from 'node:util'
import {
  createPostgresDemoPayments,
  createPostgresReservationStore,
} from '@forecourt/feature-leads/adapters/postgres'
import { formatReservationReference } from '@forecourt/feature-leads/model'
import { type RefundOutcome, refundReservation } from '@forecourt/feature-leads/server'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import { openPayments } from '../deps/open-payments.ts'
import { type Command, exitCodes, requireOption, stopWith } from './command.ts'
import { createRefundReceipts } from './refund-receipts.ts'

const words: Readonly<Record<RefundOutcome, string>> = {
  refunded: 'was refunded, and its car is free again.',
  unknown: 'is not known at this site; name it by its id, as "reservations list" shows it.',
  'not-reserved': 'has no deposit that could be refunded.',
}

/** Gives the deposit of a reservation back and frees its car (D-13, D-81). */
export const reservationRefund: Command = {
  name: 'reservations refund',
  summary: 'Gives the deposit of a reservation back and frees its car.',
  usage: `--site ID RESERVATION
  --site ID     the site whose reservation it is
  RESERVATION   its id, as "reservations list" shows it`,
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { site: { type: 'string' } },
    })
    const site = await context.site(requireOption(values.site, '--site'))
    const id = requireOption(positionals[0], 'RESERVATION')
    const database = await context.database()
    const reservations = createPostgresReservationStore(database)
    const { processorOf } = openPayments(context.env, (siteId) =>
      createPostgresDemoPayments(database, siteId, context.now),
    )
    const processor = processorOf(site.id, (await reservations.find(site.id, id))?.processor ?? '')
    const stock = createPostgresStockStore(database)
    const ports = {
      reservations,
      processorOf,
      findCar: async () => null,
      setReserved: stock.setReserved,
      clock: context.now,
      ...createRefundReceipts(context),
      logger: { info: () => {}, warn: () => {}, error: context.printError },
    }
    const outcome = processor ? await refundReservation(ports, { site, processor }, id) : 'unknown'
    const name = outcome === 'unknown' ? id : formatReservationReference(id)
    const told = `Reservation ${name} ${words[outcome]}`
    if (outcome !== 'refunded') return stopWith(context, told)
    context.print(told)
    return exitCodes.done
  },
}
