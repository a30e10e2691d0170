import { randomUUID } from 'node:crypto'
import type { ReservationPorts } from '@forecourt/feature-leads/server'
import { createMailBrand } from '../deps/mail-brand.ts'
import { hasMail } from '../deps/open-mail.ts'
import type { CommandContext } from './command.ts'

/** Mails of a refund, put into the outbox that the running server sends; none where it sends no mail. */
export function createRefundReceipts({
  env,
  now,
}: Pick<CommandContext, 'env' | 'now'>): Pick<ReservationPorts, 'receipts'> {
  if (!hasMail(env)) return {}
  return {
    receipts: {
      newId: randomUUID,
      mailBrandOf: (site, car) => createMailBrand(site, car, now()),
      onMail: () => {},
    },
  }
}
