import { readWallClock } from '@forecourt/feature-locations/model'
import { findTimeZone, type Site } from '@forecourt/tenant-config/model'
import { formatAdfXml } from './adf.ts'
import { createAdfVendor, findLeadPlace } from './adf-vendor.ts'
import { formatTimeLabel, formatTimeText } from './appointment.ts'
import { formatLongDay } from './booked-appointment.ts'
import type { OutgoingLead } from './delivery-target.ts'
import { isEmail } from './email.ts'
import type { EmailMessage } from './email-sender.ts'
import { listLoanFacts } from './finance-fields.ts'
import type { Lead } from './lead.ts'
import { formatLeadKind } from './lead-category.ts'
import { availabilityText, formatOfferPrice, type LeadOffer } from './lead-offer.ts'
import { cleanText } from './lead-text.ts'
import type { MailBrand, MailContent } from './mail/mail-content.ts'
import { formatMailHtml } from './mail/mail-html.ts'
import { pickAgreedMarketing } from './marketing.ts'
import { formatContactPhone, isMobilePhone } from './phone.ts'

/** Words for a person, or ADF 1.0 XML for a program that reads a mailbox. */
export type LeadMailFormat = 'text' | 'adf'

/** How a lead becomes a mail. */
export interface LeadMailOptions {
  to: string
  format: LeadMailFormat
  /** Site of the lead. */
  site: Site
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
  { to, format, site, brand = null }: LeadMailOptions,
): EmailMessage {
  const { payload, offer } = outgoing.lead
  const name = offer ? [offer.name] : [payload['Vehicle Make'], payload['Vehicle Model']]
  const car = [...name, offer?.stock_number ?? payload.stock_number].filter(Boolean).join(' ')
  const subject = [formatLeadKind(payload), car].filter(Boolean).join(': ')
  const vendor = createAdfVendor(site, outgoing.lead)
  return {
    siteId: outgoing.siteId,
    to,
    subject: cleanText(subject).slice(0, 200),
    text: format === 'adf' ? formatAdfXml(outgoing, vendor) : leadLetter(outgoing, site),
    ...(format === 'text' &&
      brand && {
        html: formatMailHtml(createLeadContent(outgoing, site, cleanText(subject)), brand),
      }),
    ...(isEmail(payload.email) ? { replyTo: payload.email } : {}),
    messageId: `${outgoing.deliveryId}@${new URL(vendor.url).hostname}`,
  }
}

type Fact = MailContent['facts'][number]

/** Facts of a lead as a person at the dealership reads them; what is missing is left out. */
function listFacts({ payload, received_at }: Lead, site: Site): Fact[] {
  const { appointment_date: date, appointment_time: time } = payload
  const { additionalServices, workshopJobs } = site.forms
  const services = payload.additional_services.map((service) =>
    nameChoice([...additionalServices, ...workshopJobs], service),
  )
  const nameOfPlace = (slug = '') =>
    site.locations.find((place) => place.slug === slug)?.name ?? slug
  const facts: Fact[] = [
    { term: 'Category', details: payload.category },
    { term: 'About', details: payload.subcategory },
    { term: 'Dealership', details: createAdfVendor(site, { payload }).name },
    { term: 'First name', details: payload.name },
    { term: 'Last name', details: payload.last_name },
    {
      term: isMobilePhone(payload.phone) ? 'Mobile' : 'Phone',
      details: formatContactPhone(payload.phone),
    },
    { term: 'Email', details: payload.email },
    { term: 'Postcode', details: payload.postcode },
    { term: 'Make', details: payload['Vehicle Make'] },
    { term: 'Model', details: payload['Vehicle Model'] },
    { term: 'Stock number', details: payload.stock_number },
    { term: 'Registration', details: payload.Rego },
    { term: 'VIN', details: payload.vin ?? '' },
    ...listLoanFacts(payload),
    { term: 'Preferred day', details: isDay(date) ? formatLongDay(date) : date },
    { term: 'Preferred time', details: isTime(time) ? formatTimeLabel(time) : time },
    { term: 'Preferred place', details: nameOfPlace(payload.distribution_location) },
    { term: 'Location', details: nameOfPlace(payload.location) },
    { term: 'Additional services', details: services.join(', ') },
    { term: 'Page', details: payload.url },
    { term: 'Received', details: formatInstant(received_at, findZone(site, payload)) },
  ]
  return facts.filter(({ details }) => details !== '')
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
const isTime = (text: string) => /^\d\d:\d\d$/.test(text)

const nameChoice = (choices: readonly { value: string; label: string }[], chosen: string) =>
  choices.find(({ value }) => value === chosen)?.label ?? chosen

/** The clock at the place that answers the lead, which reads it; the site's where it has no place. */
function findZone(site: Site, payload: Lead['payload']): string {
  const place = findLeadPlace(site, { payload })
  return place ? findTimeZone(place.address.state) : site.timeZone
}

/** "Tuesday 24 November 2026, 9:30 am", by the clock of a zone. */
function formatInstant(at: string, timeZone: string): string {
  const { date, minutes } = readWallClock(new Date(at), timeZone)
  return `${formatLongDay(date)}, ${formatTimeLabel(formatTimeText(minutes))}`
}

function createLeadContent(
  { lead, marketing }: OutgoingLead,
  site: Site,
  subject: string,
): MailContent {
  const { payload, offer } = lead
  const { isWelcome } = marketing ?? pickAgreedMarketing(lead)
  return {
    subject,
    heading: subject,
    paragraphs: payload.message.split('\n').filter(Boolean),
    offer,
    facts: [
      ...listFacts(lead, site),
      { term: 'Agreed to marketing', details: isWelcome ? 'yes' : 'no' },
    ],
    action: null,
    steps: [],
    notes: [`Lead: ${lead.id}`],
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

function leadLetter({ lead, marketing }: OutgoingLead, site: Site): string {
  const { payload, offer } = lead
  const { isWelcome, unsubscribeUrl } = marketing ?? pickAgreedMarketing(lead)
  const facts = listFacts(lead, site).map(({ term, details }) => `${term}: ${details}`)
  return [
    ...(payload.message === '' ? [] : [payload.message, '']),
    ...facts,
    ...offerLines(offer),
    `Agreed to marketing: ${isWelcome ? 'yes' : 'no'}`,
    ...(unsubscribeUrl === null ? [] : [`To unsubscribe: ${unsubscribeUrl}`]),
    `Lead: ${lead.id}`,
    '',
  ].join('\n')
}
