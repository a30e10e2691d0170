import type { Site } from '@forecourt/tenant-config/model'
import type { DeliveryTarget, OutgoingLead } from '../model/delivery-target.ts'
import type { EmailSender } from '../model/email-sender.ts'
import { createLeadMail, type LeadMailFormat } from '../model/lead-mail.ts'
import type { MailBrand } from '../model/mail/mail-content.ts'
import { failedDelivery } from './post-delivery.ts'

/** How leads reach a mailbox. */
export interface EmailTargetOptions {
  to: string
  format: LeadMailFormat
  /** `null` where the environment names no mail server. */
  sender: EmailSender | null
  /** Site of the leads. */
  site: Site
  /** Look of a mail for a person. Default: plain text alone. */
  brandOf?: ((outgoing: OutgoingLead) => MailBrand) | undefined
}

/** Sends leads by mail; accepted by the mail server is delivered. Source: `D-03`, `PLUS-032` */
export function createEmailTarget({
  to,
  format,
  sender,
  site,
  brandOf,
}: EmailTargetOptions): DeliveryTarget {
  return {
    async deliver(outgoing) {
      if (!sender) return failedDelivery('no mail server is set in the environment')
      try {
        const brand = brandOf?.(outgoing) ?? null
        await sender.send(createLeadMail(outgoing, { to, format, site, brand }))
        return { isDelivered: true, statusCode: null, error: null }
      } catch (error) {
        return refusalOf(error)
      }
    },
  }
}

/* The words of a mail server may name the receiver, so only its codes are logged. */
function refusalOf(error: unknown) {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown }
  const status = typeof responseCode === 'number' ? responseCode : null
  if (status !== null) return failedDelivery(`the mail server answered ${status}`, status)
  return failedDelivery(typeof code === 'string' ? code : 'the mail could not be sent')
}
