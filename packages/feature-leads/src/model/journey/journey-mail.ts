import type { LeadOffer } from '../lead-offer.ts'
import type { MailContent } from '../mail/mail-content.ts'

/** The mail that carries the link to a purchase, to whoever asked for it. Source: `PLUS-109` */
export function createJourneyMail(facts: {
  siteName: string
  carName: string
  url: string
  /** The vehicle as its page offers it; null shows none. */
  offer: LeadOffer | null
}): MailContent {
  const { siteName, carName, url, offer } = facts
  return {
    subject: `Your purchase of the ${carName}`,
    heading: 'Go on where you were',
    paragraphs: [
      `You began to buy the ${carName} at ${siteName} and asked for a link to go on with it on another device.`,
    ],
    offer,
    facts: [],
    action: { label: 'Continue your purchase', url },
    steps: [],
    notes: [
      'The link opens your purchase once, and counts for 7 days. Do not pass it on: whoever opens it sees what you typed.',
      'If you did not ask for it, somebody mistyped their address, and you need do nothing.',
    ],
  }
}
