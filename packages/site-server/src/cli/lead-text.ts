import {
  availabilityText,
  type Delivery,
  formatOfferPrice,
  type LeadOffer,
  type LeadRecord,
} from '@forecourt/feature-leads/model'

/** A lead for a person at a terminal: what was sent, then how each delivery stands. */
export function formatLead({ lead, deliveries }: LeadRecord): string {
  const { payload, consent, offer } = lead
  const fields = Object.entries(payload).filter(([, value]) => isWorthShowing(value))
  return [
    `Lead ${lead.id}`,
    `  received: ${lead.received_at}`,
    `  status: ${lead.status}`,
    ...fields.map(([name, value]) => `  ${name}: ${toText(value)}`),
    ...(offer ? [`  offer: ${describeOffer(offer)}`] : []),
    `  consent: ${consent.value ? 'yes' : 'no'}, wording ${consent.wording_version ?? 'unknown'}, ${consent.at}`,
    ...(deliveries.length === 0 ? ['No deliveries'] : ['Deliveries:']),
    ...deliveries.map(describeDelivery),
  ].join('\n')
}

const describeOffer = (offer: LeadOffer): string =>
  [offer.name, formatOfferPrice(offer), availabilityText[offer.availability]].join(', ')

function isWorthShowing(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A mail server answers with no status. */
function describeTry({ error, statusCode }: NonNullable<Delivery['lastTry']>): string {
  if (error !== null) return `: ${error}`
  return statusCode === null ? '' : `: answered ${statusCode}`
}

function describeDelivery({ targetId, status, attempts, dueAt, lastTry }: Delivery): string {
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`
  const next = status === 'pending' ? `, next at ${dueAt}` : ''
  const last = lastTry ? `, last at ${lastTry.at}${describeTry(lastTry)}` : ''
  return `  ${targetId}: ${status}, ${tries}${next}${last}`
}
