import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { findAdfFaults } from '../testing/adf-validity.ts'
import { aLead, aLeadOffer } from '../testing/leads.ts'
import { aLeadTradeIn } from '../testing/trade-in/trade-ins.ts'
import { formatAdfXml } from './adf.ts'
import type { Lead, LeadPayload } from './lead.ts'
import type { LeadOffer } from './lead-offer.ts'
import type { MarketingStand } from './marketing.ts'

/** Any code point; `unit: 'binary'` of fast-check is the same and takes seconds to prepare. */
const unit = fc.nat(0x10ffff).map((point) => String.fromCodePoint(point))

interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/** Reads XML 1.0 strictly; anything that is not well-formed throws. */
function parseXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false })
  const root: XmlElement = { name: '#root', attributes: {}, children: [], text: '' }
  const path = [root]
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const next = { name, attributes, children: [], text: '' }
    path.at(-1)?.children.push(next)
    path.push(next)
  })
  parser.on('closetag', () => path.pop())
  parser.on('text', (text) => {
    path.at(-1)!.text += text
  })
  parser.write(xml).close()
  return root.children[0]!
}

const vendor = { name: "Tom & Jerry's <Motors>", phone: '07 7010 0000', url: 'https://h.example/' }
const xmlOf = (lead: Lead) =>
  formatAdfXml({ siteId: 'harbour', deliveryId: 'd', attempt: 1, lead }, vendor)
const find = (node: XmlElement, name: string): XmlElement | undefined =>
  node.name === name ? node : node.children.map((child) => find(child, name)).find(Boolean)

/** Every category a lead of the product has, with what its own form sends besides. */
const kinds: readonly (readonly [category: string, fields: Partial<LeadPayload>])[] = [
  ['Vehicle Enquiry', {}],
  ['Vehicle Enquiry', { subcategory: 'Find Me Something Similar' }],
  ['Test Drive', { appointment_date: '2026-11-24', appointment_time: '10:30' }],
  ['Photo Request', { message: 'Please send photos for this car' }],
  ['General Enquiry', { subcategory: 'Career Enquiry' }],
  ['Service Enquiry', { Rego: '482KLM', additional_services: ['Tyres', 'Wash'] }],
  ['Parts Enquiry', { location: 'Hamilton', location_id: 11 }],
  ['Finance Enquiry', { postcode: '4000' }],
  ['Trade In', { Rego: '482KLM' }],
  ['Trade In', { trade_in: aLeadTradeIn() }],
  ['Reservation', { trade_in: aLeadTradeIn({ offer_price: null, rego: '', badge: '' }) }],
  ['Reservation', { terms_accepted: true }],
]

/** Vehicles a dealer of any kind has, and how each is offered. */
const offers: readonly LeadOffer[] = [
  aLeadOffer(),
  aLeadOffer({ is_new: true, odometer_km: null, availability: 'coming-soon' }),
  aLeadOffer({ is_new: true, odometer_km: 0, price_type: null }),
  aLeadOffer({ availability: 'reserved', badge: null, colour: null, picture_url: null }),
  aLeadOffer({ availability: 'sold', price_dollars: null, price_text: '$POA', price_type: null }),
  aLeadOffer({ body: 'Caravan', transmission: null, odometer_km: null, make: 'Jayco' }),
  aLeadOffer({ body: 'Prime Mover', make: 'Western Star', model: '4800', badge: null }),
  aLeadOffer({ body: 'Naked Bike', make: 'MV Agusta', price_dollars: 24_990.5 }),
  aLeadOffer({ year: null, vin: null, stock_number: null, badge: null, body: null }),
]

const sentCar = {
  car_id: 40817,
  car_type: 'used',
  'Vehicle Make': 'Toyota',
  'Vehicle Model': 'Corolla',
  stock_number: 'U1',
}

/** Text that breaks what is put together by hand. */
const hostile = [
  ']]>',
  '<!--',
  '--><script>',
  '&lt;&#0;&unknown;',
  '<?xml version="1.0"?>',
  '<!DOCTYPE adf SYSTEM "file:///etc/passwd">',
  '"\'>',
  '\u0000\u0001\u000B\u001F',
  '\uD800',
  '\uDC00\uD800',
  '\uFFFE\uFFFF',
  '\r\n\t',
  '👩🏽‍🔧🚗',
  '\u202Eخ',
  'x'.repeat(10_240),
  '&'.repeat(10_240),
]

/** Lead of one text in every field a visitor or a feed fills. */
function aLeadThatSays(text: string, category: string): Lead {
  const payload = {
    category,
    subcategory: text,
    name: text,
    last_name: text,
    email: text,
    phone: text,
    postcode: text,
    message: text,
    location: text,
    Rego: text,
    'Vehicle Make': text,
    'Vehicle Model': text,
    stock_number: text,
    appointment_date: text,
    distribution_location: text,
    additional_services: [text, text],
    url: text,
  }
  const said = { name: text, make: text, model: text, badge: text, vin: text, body: text }
  const offer = aLeadOffer({ ...said, colour: text, picture_url: text, price_text: text })
  return aLead({ website_slug: text, payload, offer })
}

describe('formatAdfXml', () => {
  it('is valid against the DTD for every kind of lead, with a vehicle and without [PLUS-032]', () => {
    const documents = kinds.flatMap(([category, fields]) =>
      [{}, sentCar].flatMap((car) =>
        [null, ...offers].map((offer) =>
          xmlOf(aLead({ payload: { ...fields, category, ...car }, offer })),
        ),
      ),
    )
    expect(documents).toHaveLength(240)
    expect(findAdfFaults(documents)).toEqual([])
  })

  it('is valid for a visitor with a name and one way to be reached, and says nothing empty', () => {
    const visitor = { last_name: '', email: '', phone: '', message: '' }
    const documents = [
      { ...visitor, phone: '0412345678' },
      { ...visitor, email: 'ann.lee@example.com' },
      { ...visitor, name: '', last_name: 'Lee', phone: '0412345678' },
    ].map((payload) => xmlOf(aLead({ payload, offer: aLeadOffer() })))
    expect(findAdfFaults(documents)).toEqual([])
    for (const document of documents) expect(document).not.toMatch(/><\/(?:name|email|phone)>/)
  })

  it('is valid whatever was typed or fed [PLUS-032]', () => {
    const documents = hostile.flatMap((text) =>
      kinds.map(([category]) => xmlOf(aLeadThatSays(text, category))),
    )
    expect(findAdfFaults(documents)).toEqual([])
  })

  it('is valid whatever was typed, and gives it back letter for letter where XML can hold it [PLUS-032]', () => {
    const typed = fc.oneof(
      fc.string({ unit }),
      fc.constantFrom(...hostile.filter(({ length }) => length < 100)),
    )
    const writable = (text: string) =>
      text.replace(
        // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
        /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
        '\uFFFD',
      )
    const documents: string[] = []
    fc.assert(
      fc.property(
        typed,
        typed,
        typed,
        fc.constantFrom(...kinds),
        (name, message, make, [category]) => {
          const payload = { name, message, 'Vehicle Make': make, stock_number: make, category }
          const xml = xmlOf(aLead({ payload }))
          documents.push(xml)
          const root = parseXml(xml)
          expect(find(root, 'make')?.text).toBe(writable(make))
          expect(find(root, 'name')?.text).toBe(name === '' ? 'Lee' : writable(name))
        },
      ),
      { numRuns: 300 },
    )
    expect(documents).toHaveLength(300)
    expect(findAdfFaults(documents)).toEqual([])
  })

  it('names the car that is wanted and the one that is traded in, with its estimate', () => {
    const payload = { category: 'Trade In', ...sentCar, trade_in: aLeadTradeIn() }
    const both = parseXml(xmlOf(aLead({ payload }))).children[0]!.children
    const vehicles = both.filter(({ name }) => name === 'vehicle')
    expect(vehicles.map(({ attributes }) => attributes['interest'])).toEqual(['buy', 'trade-in'])
    expect(find(vehicles[1]!, 'price')?.text).toBe('18400.00')
    expect(find(vehicles[1]!, 'odometer')?.text).toBe('45000')
    expect(find(vehicles[1]!, 'comments')?.text).toBe('482KLM (QLD)\nCondition: Good')
  })

  it('names the visitor’s own vehicle, which is used, with its year and VIN where they are given', () => {
    const own = { 'Vehicle Make': 'Mazda', 'Vehicle Model': 'CX-5', car_id: null, stock_number: '' }
    const given = { vin: 'JM0KF4W2A00123456', year: '2021' }
    for (const [category, status] of [
      ['Service Enquiry', 'used'],
      ['Parts Enquiry', 'used'],
      ['General Enquiry', 'new'],
    ] as const) {
      const root = parseXml(xmlOf(aLead({ payload: { ...own, ...given, category } })))
      expect(find(root, 'vehicle')?.attributes['status']).toBe(status)
      expect(find(root, 'year')?.text).toBe('2021')
      expect(find(root, 'vin')?.text).toBe('JM0KF4W2A00123456')
      expect(find(root, 'make')?.text).toBe('Mazda')
    }
    const silent = parseXml(xmlOf(aLead({ payload: { ...own, category: 'Parts Enquiry' } })))
    expect(find(silent, 'vin')).toBeUndefined()
  })

  it('says who, which car, what for, and in the comments what ADF has no element for', () => {
    const url = 'http://harbour.localhost/cars/2021-toyota-corolla-u10482/test-drive'
    const payload = {
      category: 'Test Drive',
      message: 'With my dog?',
      car_id: 40817,
      car_type: 'used',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'Corolla',
      stock_number: 'U10482',
      appointment_date: '2026-11-24',
      appointment_time: '10:30',
      distribution_location: 'harbour-north',
      postcode: '4000',
      url,
    }
    const root = parseXml(xmlOf(aLead({ payload })))
    expect(find(root, 'vehicle')?.attributes).toEqual({ interest: 'test-drive', status: 'used' })
    expect(find(root, 'year')?.text).toBe('2021')
    expect(find(root, 'stock')?.text).toBe('U10482')
    expect(find(root, 'email')?.text).toBe('ann.lee@example.com')
    expect(find(root, 'vendorname')?.text).toBe("Tom & Jerry's <Motors>")
    expect(find(root, 'comments')?.text.split('\n')).toEqual([
      'With my dog?',
      '',
      'Category: Test Drive',
      'Would like to come: 2026-11-24 10:30',
      'Would like to drive it at: harbour-north',
      'Postcode: 4000',
      `Page: ${url}`,
      'Agreed to marketing: yes',
    ])
  })

  const vehicleOf = (lead: Lead) => {
    const vehicle = find(parseXml(xmlOf(lead)), 'vehicle')!
    const texts = vehicle.children.map(({ name, text }) => [name, text])
    return { vehicle, texts: Object.fromEntries(texts) as Record<string, string> }
  }

  it('says what was offered and at what price, whatever the sender says of the vehicle', () => {
    const payload = { car_id: 40817, car_type: 'new', 'Vehicle Make': 'Rolls', stock_number: 'X' }
    const { vehicle, texts } = vehicleOf(aLead({ payload, offer: aLeadOffer() }))
    expect(vehicle.attributes).toEqual({ interest: 'buy', status: 'used' })
    expect(texts).toEqual({
      id: '40817',
      year: '2021',
      make: 'Toyota',
      model: 'Corolla',
      vin: 'JTNABAAE50A012345',
      stock: 'U10482',
      trim: 'Ascent Sport',
      bodystyle: 'Hatch',
      transmission: 'Automatic',
      odometer: '31250',
      colorcombination: '',
      imagetag: 'https://harbour.example/images/front.jpg',
      price: '24990.00',
      pricecomments: '$24,990 Drive Away in QLD',
      comments: 'Available',
    })
    expect(find(vehicle, 'price')?.attributes).toEqual({ type: 'asking', currency: 'AUD' })
    expect(find(vehicle, 'odometer')?.attributes).toEqual({ units: 'km' })
    expect(find(vehicle, 'exteriorcolor')?.text).toBe('Silver')
  })

  it('has no price where words stood in its place, and those words', () => {
    const offer = aLeadOffer({ price_dollars: null, price_text: 'Contact Us', price_type: null })
    const { texts } = vehicleOf(aLead({ offer }))
    expect(texts).not.toHaveProperty('price')
    expect(texts.pricecomments).toBe('Contact Us')
  })

  it.each([
    ['available', 'Available'],
    ['coming-soon', 'Coming soon'],
    ['reserved', 'Reserved'],
    ['sold', 'Sold'],
  ] as const)('calls a vehicle that was %s %s', (availability, words) => {
    expect(vehicleOf(aLead({ offer: aLeadOffer({ availability }) })).texts.comments).toBe(words)
  })

  it.each([
    ['used', 'used'],
    ['demo', 'used'],
    ['new', 'new'],
    ['', 'new'],
  ])('without an offer a car sent as "%s" is %s', (car_type, status) => {
    expect(vehicleOf(aLead({ payload: { car_type } })).vehicle.attributes.status).toBe(status)
  })

  it('says when marketing is over, and how to end it while it is not [PLUS-035]', () => {
    const lead = aLead()
    const commentsWith = (marketing: MarketingStand) => {
      const outgoing = { siteId: 'harbour', deliveryId: 'd', attempt: 1, lead, marketing }
      return find(parseXml(formatAdfXml(outgoing, vendor)), 'customer')?.children.at(-1)?.text
    }
    const link = 'https://harbour.example/pages/unsubscribe?token=a.b'
    const welcome = commentsWith({ isWelcome: true, unsubscribeUrl: link })
    expect(welcome).toContain(`Agreed to marketing: yes\nTo unsubscribe: ${link}`)
    const over = commentsWith({ isWelcome: false, unsubscribeUrl: null })
    expect(over).toContain('Agreed to marketing: no')
    expect(over).not.toContain('unsubscribe')
  })
})

describe('findAdfFaults', () => {
  const valid = xmlOf(aLead({ offer: aLeadOffer() }))
  it.each([
    [
      'elements that change places',
      ['<make>', '<model>'],
      'Element vehicle content does not follow',
    ],
    [
      'an element too many',
      ['<vin>', '<vin></vin><vin>'],
      'Element vehicle content does not follow',
    ],
    [
      'an element of no grammar',
      ['<email>', '<fax>1</fax><email>'],
      'No declaration for element fax',
    ],
    ['a missing element', [/<requestdate>.*<\/requestdate>/, ''], 'Element prospect content'],
    [
      'an unknown attribute',
      ['<email>', '<email kind="home">'],
      'No declaration for attribute kind',
    ],
    ['a value of no list', ['interest="buy"', 'interest="rent"'], 'Value "rent" for attribute'],
  ] as const)('finds %s', (_, [from, to], fault) => {
    const broken = valid
      .replace(from, to)
      .replace(from === '<make>' ? '</make>' : '', to === '<model>' ? '</model>' : '')
    expect(broken).not.toBe(valid)
    expect(findAdfFaults([valid, broken]).join()).toContain(fault)
  })

  it.each([
    ['an end that is missing', ['</adf>', '']],
    ['a control character', ['</make>', '\u0001</make>']],
    ['an entity nobody declared', ['</make>', '&make;</make>']],
  ] as const)('finds %s', (_, [from, to]) => {
    expect(findAdfFaults([valid.replace(from, to)])).toHaveLength(1)
  })
})
