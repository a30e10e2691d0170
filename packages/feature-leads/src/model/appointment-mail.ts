import type { BookedAppointment } from './booked-appointment.ts'
import type { LeadOffer } from './lead-offer.ts'
import type { MailContent } from './mail/mail-content.ts'

/** A booked time and its visitor, as a mail about it says them. */
export interface AppointmentMailFacts {
  siteName: string
  siteUrl: string
  name: string
  booked: BookedAppointment
  /** The vehicle as its page offers it; null for none. */
  offer: LeadOffer | null
  /** Path and query of the page to move or cancel it. */
  changeHref: string
}

/** Turns of a booked time a mail tells of. */
export type AppointmentTurn = 'booked' | 'moved' | 'cancelled'

const headings = {
  booked: 'Your test drive is requested',
  moved: 'Your test drive is moved',
  cancelled: 'Your test drive is cancelled',
} as const satisfies Readonly<Record<AppointmentTurn, string>>

/** The mail that tells whoever booked a time what became of it. Source: `PLUS-108` */
export function createAppointmentMail(
  facts: AppointmentMailFacts,
  turn: AppointmentTurn = 'booked',
): MailContent {
  const { siteName, siteUrl, name, booked, offer, changeHref } = facts
  const car = offer ? ` of the ${offer.name}` : ''
  const shared = {
    subject:
      turn === 'booked'
        ? `Your test drive${car}`
        : `${headings[turn]}${offer ? `: ${offer.name}` : ''}`,
    heading: headings[turn],
    offer,
    steps: [],
  }
  if (turn === 'cancelled') {
    return {
      ...shared,
      paragraphs: [
        `${name ? `Hello ${name}, as` : 'As'} you asked, we have released the time below.`,
      ],
      facts: [
        { term: 'Was', details: booked.when },
        { term: 'Where', details: booked.place },
      ],
      action: null,
      notes: [`To book another time, call ${siteName} or reply to this email.`],
    }
  }
  return {
    ...shared,
    paragraphs: [
      `${name ? `Hello ${name}, we` : 'We'} are holding this time for you at ${siteName} and will call or email to confirm it.`,
    ],
    facts: [
      { term: 'When', details: booked.when },
      { term: 'Where', details: booked.place },
    ],
    action: {
      label: 'Add to your calendar',
      url: new URL(booked.calendarHref, siteUrl).href,
    },
    notes: ['Bring your driver licence.'],
    links: [{ label: 'Move or cancel it', url: new URL(changeHref, siteUrl).href }],
  }
}
