import type { Site } from '@forecourt/tenant-config/model'
import { formatAppointmentHref, signAppointmentToken } from '../../model/appointment-link.ts'
import { type AppointmentTurn, createAppointmentMail } from '../../model/appointment-mail.ts'
import { findVisitPlace } from '../../model/appointment-slots.ts'
import type { BookedAppointment } from '../../model/booked-appointment.ts'
import type { Lead } from '../../model/lead.ts'
import { composeMail } from '../../model/mail/compose-mail.ts'
import type { MailBrand } from '../../model/mail/mail-content.ts'
import type { MailOutbox } from '../../model/mail/mail-outbox.ts'

/** Needs of telling a visitor of their time by mail. */
export interface AppointmentConfirmationPorts {
  mails: Pick<MailOutbox, 'put'>
  /** Look of the dealer's mails, with the place of the visit. */
  mailBrandOf: (site: Site, car: { location_id: number | null }) => MailBrand
  /** Key the links of a site are signed with. */
  linkKey: (siteId: string) => Promise<string>
  /** A new UUID. */
  newId: () => string
  /** The present instant. */
  clock: () => Date
  /** Called when a mail waits. */
  onMail: () => void
}

/** Tells whoever booked a time what became of it. */
export type TellAppointment = (
  site: Site,
  lead: Lead,
  booked: BookedAppointment,
  turn?: AppointmentTurn,
) => Promise<void>

/**
 * Sends who booked a time the mail that confirms it, or says that it is moved or cancelled; nobody who left no
 * address.
 * Source: `PLUS-108`
 */
export const createAppointmentConfirmation =
  ({
    mails,
    mailBrandOf,
    linkKey,
    newId,
    clock,
    onMail,
  }: AppointmentConfirmationPorts): TellAppointment =>
  async (site, lead, booked, turn = 'booked') => {
    const { email, name } = lead.payload
    if (email === '') return
    const token = await signAppointmentToken(await linkKey(site.id), site.id, lead.id)
    const changeHref = formatAppointmentHref(token)
    const facts = { siteName: site.name, siteUrl: site.url, name, booked, changeHref }
    const content = createAppointmentMail({ ...facts, offer: lead.offer }, turn)
    const place = findVisitPlace(site, lead.payload)
    const brand = mailBrandOf(site, { location_id: place?.id ?? null })
    const message = composeMail(email, content, brand)
    await mails.put(site.id, { id: newId(), message, createdAt: clock() })
    onMail()
  }
