import type { Site } from '@forecourt/tenant-config/model'
import { createAppointmentMail } from '../../model/appointment-mail.ts'
import { composeMail } from '../../model/mail/compose-mail.ts'
import type { MailBrand } from '../../model/mail/mail-content.ts'
import type { MailOutbox } from '../../model/mail/mail-outbox.ts'
import type { EnquiryPorts } from '../enquiry-ports.ts'

/** Needs of confirming a time by mail. */
export interface AppointmentConfirmationPorts {
  mails: Pick<MailOutbox, 'put'>
  /** Look of the dealer's mails, with the place of the vehicle. */
  mailBrandOf: (site: Site, car: { location_id: number | null }) => MailBrand
  /** A new UUID. */
  newId: () => string
  /** Called when a mail waits. */
  onMail: () => void
}

/** Sends who booked a time the mail that confirms it; nobody who left no address. Source: `PLUS-108` */
export const createAppointmentConfirmation =
  ({
    mails,
    mailBrandOf,
    newId,
    onMail,
  }: AppointmentConfirmationPorts): NonNullable<EnquiryPorts['confirmAppointment']> =>
  async (site, lead, booked) => {
    const { email, name, location_id } = lead.payload
    if (email === '') return
    const facts = { siteName: site.name, siteUrl: site.url, name, booked, offer: lead.offer }
    const brand = mailBrandOf(site, { location_id })
    const message = composeMail(email, createAppointmentMail(facts), brand)
    await mails.put(site.id, { id: newId(), message, createdAt: new Date(lead.received_at) })
    onMail()
  }
