import { formatAdfXml } from './adf.ts'
import type { AdfVendor } from './adf-vendor.ts'
import type { OutgoingLead } from './delivery-target.ts'
import { isEmail } from './email.ts'
import type { EmailMessage } from './email-sender.ts'
import type { LeadPayload } from './lead.ts'
import { availabilityText, formatOfferPrice, type LeadOffer } from './lead-offer.ts'
import { cleanText } from './lead-text.ts'
import type { MailBrand, MailContent } from './mail/mail-content.ts'
import { formatMailHtml } from './mail/mail-html.ts'
import { pickAgreedMarketing } from './marketing.ts'

/** Words for a person, or ADF 1.0 XML for a program that reads a mailbox. */
export type LeadMailFormat = 'text' | 'adf'

/** How a lead becomes a mail. */
export interface LeadMailOptions {
  to: string
  format: LeadMailFormat
  vendor: AdfVendor
  /** Look of words for a person, beside their plain text. Default: text alone. */
  brand?: MailBrand | null
}

/**
 * A lead as a mail. An answer to it goes to the visitor. Nothing the visitor typed reaches a header
 * but on one line.
 * Source: `D-03`, `PLUS-032`
 */
export function createLeadMail(
  outgoing: OutgoingLead,
  { to, format, vendor, brand = null }: LeadMailOptions,
): EmailMessage {
  const { payload } = outgoing.lead
  const car = [payload['Vehicle Make'], payload['Vehicle Model'], payload.stock_number]
  const subject = [payload.category, car.filter(Boolean).join(' ')].filter(Boolean).join(': ')
  return {
    siteId: outgoing.siteId,
    to,
    subject: cleanText(subject).slice(0, 200),
    text: format === 'adf' ? formatAdfXml(outgoing, vendor) : leadLetter(outgoing),
    ...(format === 'text' &&
      brand && { html: formatMailHtml(createLeadContent(outgoing, cleanText(subject)), brand) }),
    ...(isEmail(payload.email) ? { replyTo: payload.email } : {}),
    messageId: `${outgoing.deliveryId}@${new URL(vendor.url).hostname}`,
  }
}

const labels: readonly (readonly [keyof LeadPayload, string])[] = [
  ['category', 'Category'],
  ['subcategory', 'About'],
  ['name', 'First name'],
  ['last_name', 'Last name'],
  ['phone', 'Mobile'],
  ['email', 'Email'],
  ['postcode', 'Postcode'],
  ['Vehicle Make', 'Make'],
  ['Vehicle Model', 'Model'],
  ['stock_number', 'Stock number'],
  ['Rego', 'Registration'],
  ['vin', 'VIN'],
  ['appointment_date', 'Preferred day'],
  ['appointment_time', 'Preferred time'],
  ['distribution_location', 'Preferred place'],
  ['location', 'Location'],
  ['additional_services', 'Additional services'],
  ['url', 'Page'],
]

/** Facts of a payload as a person reads them, in the order of the labels. */
const listFacts = (payload: LeadPayload): { term: string; details: string }[] =>
  labels.flatMap(([name, term]) => {
    const details = [payload[name]].flat().filter(Boolean).join(', ')
    return details === '' ? [] : [{ term, details }]
  })

function createLeadContent({ lead, marketing }: OutgoingLead, subject: string): MailContent {
  const { payload, offer } = lead
  const { isWelcome } = marketing ?? pickAgreedMarketing(lead)
  return {
    subject,
    heading: subject,
    paragraphs: payload.message.split('\n').filter(Boolean),
    offer,
    facts: [
      ...listFacts(payload),
      { term: 'Agreed to marketing', details: isWelcome ? 'yes' : 'no' },
    ],
    action: null,
    steps: [],
    notes: [`Received: ${lead.received_at}`, `Lead: ${lead.id}`],
  }
}

function offerLines(offer: LeadOffer | null): string[] {
  if (!offer) return []
  return [
    `Vehicle: ${offer.name}`,
    `Price shown: ${formatOfferPrice(offer)}`,
    `Availability: ${availabilityText[offer.availability]}`,
  ]
}

function leadLetter({ lead, marketing }: OutgoingLead): string {
  const { payload, offer } = lead
  const { isWelcome, unsubscribeUrl } = marketing ?? pickAgreedMarketing(lead)
  const facts = listFacts(payload).map(({ term, details }) => `${term}: ${details}`)
  return [
    ...(payload.message === '' ? [] : [payload.message, '']),
    ...facts,
    ...offerLines(offer),
    `Agreed to marketing: ${isWelcome ? 'yes' : 'no'}`,
    ...(unsubscribeUrl === null ? [] : [`To unsubscribe: ${unsubscribeUrl}`]),
    `Received: ${lead.received_at}`,
    `Lead: ${lead.id}`,
    '',
  ].join('\n')
}
