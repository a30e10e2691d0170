import type { AdfVendor } from './adf-vendor.ts'
import type { OutgoingLead } from './delivery-target.ts'
import { listLoanFacts } from './finance-fields.ts'
import type { Lead, LeadPayload } from './lead.ts'
import { findLeadKind } from './lead-category.ts'
import { availabilityText, formatOfferPrice, type LeadOffer } from './lead-offer.ts'
import { type MarketingStand, pickAgreedMarketing } from './marketing.ts'
import { isMobilePhone } from './phone.ts'
import type { LeadTradeIn } from './trade-in/lead-trade-in.ts'
import { formatRego } from './trade-in/rego.ts'

/** Media type of an ADF document. */
export const adfMediaType = 'application/x-adf+xml; charset=utf-8'

/**
 * A lead as ADF 1.0 XML, valid against its DTD whatever the visitor typed: elements in the order the
 * DTD has them, text escaped, characters XML cannot hold replaced. What ADF has no element for (the
 * preferred time, the consent, the category) stands in the comments, one line each.
 * Source: `D-03`, `D-104`, `PLUS-032`
 */
export function formatAdfXml({ lead, marketing }: OutgoingLead, vendor: AdfVendor): string {
  const prospect = [
    element('id', lead.id, { sequence: '1', source: lead.website_slug }),
    element('requestdate', lead.received_at),
    ...vehiclesXml(lead),
    customerXml(lead, marketing ?? pickAgreedMarketing(lead)),
    vendorXml(vendor),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${parent('adf', [
    parent('prospect', prospect, { status: 'new' }),
  ])}\n`
}

/** The vehicle, and beside it the one that is traded in; that one alone where the lead is about no other. */
function vehiclesXml(lead: Lead): string[] {
  const { trade_in: tradeIn, car_id } = lead.payload
  if (!tradeIn) return [vehicleXml(lead, interestOf(lead.payload))]
  const wanted = car_id === null ? [] : [vehicleXml(lead, 'buy')]
  return [...wanted, tradeInXml(tradeIn)]
}

const tradeInXml = (tradeIn: LeadTradeIn) =>
  parent(
    'vehicle',
    [
      element('year', String(tradeIn.year)),
      element('make', tradeIn.make),
      element('model', tradeIn.model),
      ...stated('trim', tradeIn.badge),
      element('odometer', String(tradeIn.km), { units: 'km' }),
      ...(tradeIn.offer_price === null
        ? []
        : [
            element('price', tradeIn.offer_price.toFixed(2), {
              type: 'appraisal',
              currency: 'AUD',
            }),
          ]),
      element(
        'comments',
        [formatRego(tradeIn.rego, tradeIn.regoState), ...tradeIn.adjustments]
          .filter(Boolean)
          .join('\n'),
      ),
    ],
    { interest: 'trade-in', status: 'used' },
  )

/**
 * A vehicle is never left out: without one its elements are empty. A lead that keeps an offer tells
 * what was offered, price and availability included; any other one what the sender said.
 */
function vehicleXml({ payload, offer }: Lead, interest: string): string {
  const { car_id: id } = payload
  const stock = offer ? offer.stock_number : payload.stock_number
  const children = [
    ...(id === null ? [] : [element('id', String(id))]),
    element('year', offer ? String(offer.year ?? '') : payload.year || yearIn(payload.url)),
    element('make', offer?.make ?? payload['Vehicle Make']),
    element('model', offer?.model ?? payload['Vehicle Model']),
    ...stated('vin', offer ? offer.vin : payload.vin),
    ...stated('stock', stock),
    ...(offer ? offerXml(offer) : []),
  ]
  return parent('vehicle', children, {
    interest,
    status: isNew(payload, offer) ? 'new' : 'used',
  })
}

/** Elements of the offer from the trim on, in the order of the DTD. */
const offerXml = (offer: LeadOffer): string[] => [
  ...stated('trim', offer.badge),
  ...stated('bodystyle', offer.body),
  ...stated('transmission', offer.transmission),
  ...(offer.odometer_km === null
    ? []
    : [element('odometer', String(offer.odometer_km), { units: 'km' })]),
  ...(offer.colour ? [parent('colorcombination', [element('exteriorcolor', offer.colour)])] : []),
  ...(offer.picture_url ? [element('imagetag', offer.picture_url, { alttext: offer.name })] : []),
  ...(offer.price_dollars === null
    ? []
    : [element('price', offer.price_dollars.toFixed(2), { type: 'asking', currency: 'AUD' })]),
  element('pricecomments', formatOfferPrice(offer)),
  element('comments', availabilityText[offer.availability]),
]

const stated = (name: string, text: string | null | undefined): string[] =>
  text ? [element(name, text)] : []

/** A demonstrator is used, as in every other output of the vehicle (`D-104`), and so is a visitor's own. */
function isNew({ category, car_type }: LeadPayload, offer: LeadOffer | null): boolean {
  if (offer) return offer.is_new
  return !findLeadKind(category)?.isOwnVehicle && car_type !== 'used' && car_type !== 'demo'
}

function interestOf({ category }: LeadPayload): string {
  return findLeadKind(category)?.adfInterest ?? 'buy'
}

/** The year every path of a car begins with (`D-103`); '' on another page. */
const yearIn = (url: string) => /\/cars\/(\d{4})-/.exec(url)?.[1] ?? ''

/** The DTD asks for a name and one way to be reached; those two stand even when they are empty. */
function contactXml({ name, last_name, email, phone }: LeadPayload): string {
  return parent('contact', [
    ...(name || !last_name ? [element('name', name, { part: 'first' })] : []),
    ...(last_name ? [element('name', last_name, { part: 'last' })] : []),
    ...(email || !phone ? [element('email', email)] : []),
    ...(phone
      ? [element('phone', phone, { type: isMobilePhone(phone) ? 'cellphone' : 'voice' })]
      : []),
  ])
}

function customerXml({ payload }: Lead, marketing: MarketingStand): string {
  const contact = contactXml(payload)
  return parent('customer', [contact, element('comments', commentsOf(payload, marketing))])
}

function commentsOf(payload: LeadPayload, { isWelcome, unsubscribeUrl }: MarketingStand): string {
  const { appointment_date, appointment_time, distribution_location, additional_services } = payload
  const visit = [appointment_date, appointment_time].filter(Boolean).join(' ')
  const lines: readonly (readonly [string, string])[] = [
    ['Category', [payload.category, payload.subcategory].filter(Boolean).join(', ')],
    ['Would like to come', visit],
    ['Would like to drive it at', distribution_location ?? ''],
    ['Location', payload.location],
    ['Postcode', payload.postcode],
    ['Registration', payload.Rego],
    ['Additional services', additional_services.join(', ')],
    ...listLoanFacts(payload).map(({ term, details }) => [term, details] as const),
    ['Page', payload.url],
    ['Agreed to marketing', isWelcome ? 'yes' : 'no'],
    ['To unsubscribe', unsubscribeUrl ?? ''],
  ]
  const facts = lines.filter(([, text]) => text !== '').map((line) => line.join(': '))
  return [...(payload.message === '' ? [] : [payload.message, '']), ...facts].join('\n')
}

const vendorXml = ({ name, phone, url }: AdfVendor) =>
  parent('vendor', [
    element('vendorname', name),
    element('url', url),
    parent('contact', [
      element('name', name, { part: 'full', type: 'business' }),
      element('phone', phone, { type: 'voice' }),
    ]),
  ])

type Attributes = Readonly<Record<string, string>>

const openTag = (name: string, attributes: Attributes) =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(
    ' ',
  )

const element = (name: string, text: string, attributes: Attributes = {}) =>
  `<${openTag(name, attributes)}>${escapeXml(text)}</${name}>`

const parent = (name: string, children: readonly string[], attributes: Attributes = {}) =>
  `<${openTag(name, attributes)}>${children.join('')}</${name}>`

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '&#13;',
}

/* XML 1.0 has no way to write these, not even by number. */
const unwritable =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

const escapeXml = (text: string) =>
  text.replace(unwritable, '\uFFFD').replace(/[&<>"'\r]/g, (character) => escapes[character] ?? '')
