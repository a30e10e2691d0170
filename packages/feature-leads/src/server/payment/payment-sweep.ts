import type { Site } from '@forecourt/tenant-config/model'
import { findPaymentStart } from '../../model/payment/online-payment.ts'
import { startLoop } from '../start-loop.ts'
import { carryOnPayment } from './carry-on-payment.ts'
import type { OnlinePaymentPorts } from './payment-ports.ts'
import { awayMs, sweepUnfinished } from './sweep-unfinished.ts'

/** Parts of the sweep. */
export interface PaymentSweepPorts extends OnlinePaymentPorts {
  sites: () => readonly Site[]
}

/**
 * Ends payments whose time is over, and goes on with what was left: amounts to be taken or given up. A site
 * that fails holds up no other.
 * Source: `D-65`
 */
export async function sweepPayments(ports: PaymentSweepPorts): Promise<void> {
  await sweepUnfinished({
    ...ports,
    name: 'payment',
    async list(site) {
      const now = ports.clock()
      await ports.payments.expireBegun(site.id, findPaymentStart(now), now)
      return ports.payments.listUnfinished(site.id, new Date(now.getTime() - awayMs))
    },
    carryOn: (job, payment) => carryOnPayment(ports, job, payment),
  })
}

/**
 * Sweeps now and then again and again until the returned function is called, which waits for what is under
 * way.
 * @param everyMs pause between two sweeps, in milliseconds; default 15,000
 */
export function startPaymentSweep(
  ports: PaymentSweepPorts & { everyMs?: number },
): () => Promise<void> {
  const { everyMs = 15_000 } = ports
  return startLoop(() => sweepPayments(ports), everyMs)
}
