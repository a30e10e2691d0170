import type { Site } from '@forecourt/tenant-config/model'
import { findLeadPlace } from '../../model/adf-vendor.ts'
import type { LeadPayload } from '../../model/lead.ts'
import { composeMail } from '../../model/mail/compose-mail.ts'
import type { MailBrand, MailContent } from '../../model/mail/mail-content.ts'
import type { OwedMail } from '../../model/mail/mail-outbox.ts'
import { describeReason } from '../describe-reason.ts'
import type { LeadsLogger } from '../leads-logger.ts'

/** Needs of sending receipts. */
export interface ReceiptPorts {
  /** A fresh UUID. */
  newId: () => string
  /** Look of the mails of a site about a car. */
  mailBrandOf: (site: Site, car: { location_id: number | null }) => MailBrand
  /** Called once a receipt is put into the outbox, so that it is sent at once. */
  onMail: () => void
}

/** Parts a receipt is made with; without `receipts` nobody gets one. */
interface ReceiptMaking {
  receipts?: ReceiptPorts
  clock: () => Date
  logger: LeadsLogger
}

/** The receipt of what was paid; null without an address. A mail that cannot be made holds up nobody. */
export function createReceipt(
  { receipts, clock, logger }: ReceiptMaking,
  site: Site,
  payload: LeadPayload,
  createContent: () => MailContent,
): OwedMail | null {
  if (!receipts || payload.email === '') return null
  try {
    const place = findLeadPlace(site, { payload })
    const location_id = payload.location_id ?? place?.id ?? null
    const brand = receipts.mailBrandOf(site, { location_id })
    const message = composeMail(payload.email, createContent(), brand)
    return { id: receipts.newId(), message, createdAt: clock() }
  } catch (error) {
    const reason = describeReason(error)
    logger.error('A receipt could not be made', { site: site.id, reason })
    return null
  }
}
