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
    heading: 'Continue where you left off',
    paragraphs: [
      `You started to buy the ${carName} at ${siteName} and asked for a link to continue on another device.`,
    ],
    offer,
    facts: [],
    action: { label: 'Continue your purchase', url },
    steps: [],
    notes: [
      'The link opens your purchase once and is valid for 7 days. Keep it to yourself: anyone who opens it can see your details.',
      'If you did not ask for it, someone has mistyped their email address and you can ignore this message.',
    ],
  }
}
