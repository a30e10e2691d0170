import type { BookedAppointment } from './booked-appointment.ts'
import type { LeadOffer } from './lead-offer.ts'
import type { MailContent } from './mail/mail-content.ts'

/** The mail that confirms a time to whoever booked it. Source: `PLUS-108` */
export function createAppointmentMail(facts: {
  siteName: string
  siteUrl: string
  name: string
  booked: BookedAppointment
  /** The vehicle as its page offers it; null for none. */
  offer: LeadOffer | null
}): MailContent {
  const { siteName, siteUrl, name, booked, offer } = facts
  const car = offer ? ` of the ${offer.name}` : ''
  return {
    subject: `Your test drive${car}`,
    heading: 'Your test drive is requested',
    paragraphs: [
      `${name ? `Hello ${name}, we` : 'We'} keep this time for you at ${siteName} and call or email you to confirm it.`,
    ],
    offer,
    facts: [
      { term: 'When', details: booked.when },
      { term: 'Where', details: booked.place },
    ],
    action: {
      label: 'Add to your calendar',
      url: new URL(booked.calendarHref, siteUrl).href,
    },
    steps: [],
    notes: ['Bring your driver licence. To change the time, call us or answer this email.'],
  }
}
