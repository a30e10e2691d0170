import type { LeadOffer } from '../lead-offer.ts'

/** Look of a dealer's mails: light, since every client can show it. Colours are `#rrggbb`. */
export interface MailBrand {
  siteName: string
  /** Address of the website. */
  siteUrl: string
  /** Absolute address of the logo as a PNG for white ground; null for the name in words. */
  logoUrl: string | null
  colors: {
    canvas: string
    surface: string
    text: string
    muted: string
    line: string
    action: string
    onAction: string
  }
  /** The dealership to turn to; null where the site names none. */
  place: MailPlace | null
}

/** A dealership, as a mail names it. */
export interface MailPlace {
  name: string
  address: string
  /** '' without one. */
  phone: string
  /** Hours of the week, "Monday: 8:30 am - 5:30 pm"; empty without any. */
  hours: readonly string[]
}

/** A mail, before it has a look. */
export interface MailContent {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** The vehicle it is about; null for none. */
  offer: LeadOffer | null
  /** A `url` makes the term a link. */
  facts: readonly { term: string; details: string; url?: string }[]
  /** Further facts under headings of their own. Default none. */
  sections?: readonly { title: string; facts: MailContent['facts'] }[]
  /** The next step; null for none. */
  action: { label: string; url: string } | null
  /** Next steps, in order. */
  steps: readonly string[]
  /** Small print. */
  notes: readonly string[]
  /** Links under the small print. Default none. */
  links?: readonly { label: string; url: string }[]
}
