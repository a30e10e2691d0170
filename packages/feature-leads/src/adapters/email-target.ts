import type { AdfVendor } from '../model/adf-vendor.ts'
import type { DeliveryTarget, OutgoingLead } from '../model/delivery-target.ts'
import type { EmailSender } from '../model/email-sender.ts'
import { createLeadMail, type LeadMailFormat } from '../model/lead-mail.ts'
import { failedDelivery } from './post-delivery.ts'

/** How leads reach a mailbox. */
export interface EmailTargetOptions {
  to: string
  format: LeadMailFormat
  /** `null` where the environment names no mail server. */
  sender: EmailSender | null
  /** Who a lead is for. */
  vendorOf: (outgoing: OutgoingLead) => AdfVendor
}

/** Sends leads by mail; accepted by the mail server is delivered. Source: `D-03`, `PLUS-032` */
export function createEmailTarget({
  to,
  format,
  sender,
  vendorOf,
}: EmailTargetOptions): DeliveryTarget {
  return {
    async deliver(outgoing) {
      if (!sender) return failedDelivery('no mail server is set in the environment')
      try {
        await sender.send(createLeadMail(outgoing, { to, format, vendor: vendorOf(outgoing) }))
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
