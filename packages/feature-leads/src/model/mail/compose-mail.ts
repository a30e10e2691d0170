import { formatOfferPrice } from '../lead-offer.ts'
import type { MailBrand, MailContent, MailPlace } from './mail-content.ts'
import { formatMailHtml } from './mail-html.ts'
import type { OwedMail } from './mail-outbox.ts'

function placeLines(place: MailPlace | null): string[] {
  if (!place) return []
  return [place.name, place.address, place.phone, ...place.hours].filter(Boolean)
}

const formatFacts = (facts: MailContent['facts']): string =>
  facts
    .map(({ term, details, url }) => [`${term}: ${details}`, url].filter(Boolean).join('\n'))
    .join('\n')

/** The mail as plain text. */
export function formatMailText(content: MailContent, brand: MailBrand): string {
  const { heading, paragraphs, offer, facts, action, steps, notes } = content
  const { sections = [], links = [] } = content
  const parts = [
    heading,
    ...paragraphs,
    ...(offer ? [[offer.name, formatOfferPrice(offer), offer.url].join('\n')] : []),
    formatFacts(facts),
    ...sections.map((section) => `${section.title}\n\n${formatFacts(section.facts)}`),
    action ? `${action.label}:\n${action.url}` : '',
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    ...notes,
    links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    [...new Set([brand.siteName, ...placeLines(brand.place), brand.siteUrl])].join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** The mail to one address, as text and in the look of its dealer. */
export const composeMail = (
  to: string,
  content: MailContent,
  brand: MailBrand,
): OwedMail['message'] => ({
  to,
  subject: content.subject,
  text: formatMailText(content, brand),
  html: formatMailHtml(content, brand),
})
