import { parseArgs } from 'node:util'
import { createPostgresReservationStore } from '@forecourt/feature-leads/adapters/postgres'
import { formatReservationReference, type Reservation } from '@forecourt/feature-leads/model'
import { formatPrice } from '@forecourt/stock/model'
import { type Command, exitCodes, readLimit, requireOption } from './command.ts'
import { formatTable } from './table.ts'

/** Shows a site's reservations, newest first (D-13, D-81). */
export const reservationList: Command = {
  name: 'reservations list',
  summary: 'Shows the reservations of a site, newest first.',
  usage: `--site ID
  --site ID   the site whose reservations they are
  --limit N   at most this many; default 50`,
  run: async (args, context) => {
    const { values } = parseArgs({
      args,
      options: { site: { type: 'string' }, limit: { type: 'string', default: '50' } },
    })
    const site = await context.site(requireOption(values.site, '--site'))
    const limit = readLimit(values.limit)
    const store = createPostgresReservationStore(await context.database())
    const rows = (await store.list(site.id, limit)).map(toRow)
    const head = [
      'Begun',
      'Reservation',
      'Reference',
      'Car',
      'From',
      'Deposit',
      'Paid by',
      'Status',
    ]
    context.print(formatTable(head, rows))
    return exitCodes.done
  },
}

function toRow(reservation: Reservation): string[] {
  const { id, createdAt, carId, lead, amountCents, processor, status, reason } = reservation
  const { name, last_name: lastName, stock_number: stocknum } = lead.payload
  return [
    createdAt.toISOString(),
    id,
    formatReservationReference(id),
    stocknum || String(carId),
    `${name} ${lastName}`.trim(),
    formatPrice(amountCents / 100),
    processor,
    [status, reason, reservation.isToVoid && 'void due'].filter(Boolean).join(', '),
  ]
}
