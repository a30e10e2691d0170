import type { Site } from '@forecourt/tenant-config/model'
import { awayMs, sweepUnfinished } from '../payment/sweep-unfinished.ts'
import { startLoop } from '../start-loop.ts'
import { carryOnReservation } from './carry-on-reservation.ts'
import type { ReservationPorts } from './reservation-ports.ts'

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
  await sweepUnfinished({
    ...ports,
    name: 'reservation',
    async list(site) {
      const now = ports.clock()
      await ports.reservations.expireHolds(site.id, now)
      return ports.reservations.listUnfinished(site.id, new Date(now.getTime() - awayMs))
    },
    carryOn: (job, reservation) => carryOnReservation(ports, job, reservation),
  })
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
