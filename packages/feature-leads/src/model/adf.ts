import type { AdfVendor } from './adf-vendor.ts'
import type { OutgoingLead } from './delivery-target.ts'
import type { LeadPayload } from './lead.ts'
import { testDrive } from './lead-category.ts'

/** Media type of an ADF document. */
export const adfMediaType = 'application/x-adf+xml; charset=utf-8'

/**
 * A lead as ADF 1.0 XML, valid against its DTD whatever the visitor typed: elements in the order the
 * DTD has them, text escaped, characters XML cannot hold replaced. What ADF has no element for (the
 * wished time, the consent, the category) stands in the comments, one line each.
 * Source: `D-03`, `PLUS-032`
 */
export function adfXml({ lead }: OutgoingLead, vendor: AdfVendor): string {
  const { payload } = lead
  const prospect = [
    element('id', lead.id, { sequence: '1', source: lead.website_slug }),
    element('requestdate', lead.received_at),
    vehicleXml(payload),
    customerXml(lead),
    vendorXml(vendor),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${parent('adf', [
    parent('prospect', prospect, { status: 'new' }),
  ])}\n`
}

/** A vehicle is never left out: without a car its elements are empty. */
function vehicleXml(payload: LeadPayload): string {
  const children = [
    ...(payload.car_id === null ? [] : [element('id', String(payload.car_id))]),
    element('year', yearIn(payload.url)),
    element('make', payload['Vehicle Make']),
    element('model', payload['Vehicle Model']),
    ...(payload.stock_number === '' ? [] : [element('stock', payload.stock_number)]),
  ]
  const status = payload.car_type === 'used' ? 'used' : 'new'
  return parent('vehicle', children, { interest: interestOf(payload), status })
}

function interestOf({ category }: LeadPayload): string {
  if (category === testDrive) return 'test-drive'
  return category === 'Trade In' ? 'trade-in' : 'buy'
}

/** The year every path of a car begins with (`D-103`); '' on another page. */
const yearIn = (url: string) => /\/cars\/(\d{4})-/.exec(url)?.[1] ?? ''

function customerXml({ payload, consent }: OutgoingLead['lead']): string {
  const contact = parent(
    'contact',
    [
      element('name', payload.name, { part: 'first' }),
      element('name', payload.last_name, { part: 'last' }),
      element('email', payload.email),
      element('phone', payload.phone, { type: 'cellphone' }),
    ],
    { primarycontact: '1' },
  )
  return parent('customer', [contact, element('comments', commentsOf(payload, consent.value))])
}

function commentsOf(payload: LeadPayload, isMarketingWelcome: boolean): string {
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
    ['Page', payload.url],
    ['Agreed to marketing', isMarketingWelcome ? 'yes' : 'no'],
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
