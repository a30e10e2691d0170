import type { Site } from '@forecourt/tenant-config/model'
import { describeReason } from '../describe-reason.ts'
import { startLoop } from '../start-loop.ts'
import { finishReservation } from './finish-reservation.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import { settleReservation } from './settle-reservation.ts'

/** A visitor who has not come back for so long may have paid without coming back. */
const awayMs = 60_000

/** Parts of the sweep. */
export interface ReservationSweepPorts extends ReservationPorts {
  sites: () => readonly Site[]
}

/**
 * Ends holds whose time is over, and goes on with what was left: amounts to be taken or given up, cars to be
 * shown. A site that fails holds up no other.
 * Source: `D-121`, `PLUS-105`
 */
export async function sweepReservations(ports: ReservationSweepPorts): Promise<void> {
  for (const site of ports.sites()) {
    try {
      await sweepSite(ports, site)
    } catch (error) {
      ports.logger.error('Reservations were not carried on', {
        site: site.id,
        reason: describeReason(error),
      })
    }
  }
}

async function sweepSite(ports: ReservationSweepPorts, site: Site): Promise<void> {
  const now = ports.clock()
  await ports.reservations.expireHolds(site.id, now)
  const heldBefore = new Date(now.getTime() - awayMs)
  for (const reservation of await ports.reservations.listUnfinished(site.id, heldBefore)) {
    const processor = ports.processorOf(site.id, reservation.processor)
    if (!processor) {
      ports.logger.error('A reservation waits for a payment processor that is not configured', {
        site: site.id,
        reservation_id: reservation.id,
        processor: reservation.processor,
      })
      continue
    }
    const job = { site, processor }
    const isLeft = reservation.status === 'held' || reservation.status === 'paying'
    if (isLeft) await settleReservation(ports, job, reservation, null)
    else await finishReservation(ports, job, reservation)
  }
}

/**
 * Sweeps now and then again and again until the returned function is called, which waits for what is under
 * way.
 * @param everyMs pause between two sweeps, in milliseconds; default 15,000
 */
export function startReservationSweep(
  ports: ReservationSweepPorts & { everyMs?: number },
): () => Promise<void> {
  const { everyMs = 15_000 } = ports
  return startLoop(() => sweepReservations(ports), everyMs)
}
