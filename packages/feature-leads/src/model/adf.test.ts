import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { aLead, aLeadOffer } from '../testing/leads.ts'
import { adfXml } from './adf.ts'
import type { Lead } from './lead.ts'
import type { MarketingStand } from './marketing.ts'

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

/** Content models of the ADF 1.0 DTD for the elements used here, as patterns over the children's names. */
const contents: Record<string, RegExp | 'text'> = {
  adf: /^(prospect )+$/,
  prospect: /^(id )*requestdate (vehicle )+customer vendor (provider )?$/,
  vehicle:
    /^(id )*year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?(odometer )?(colorcombination )*(imagetag )?(price )?(pricecomments )?(option )*(finance )?(comments )?$/,
  customer: /^contact (id )*(timeframe )?(comments )?$/,
  vendor: /^(id )*vendorname (url )?contact $/,
  contact: /^(name )+((email |(phone )+)|(email (phone )+))(address )?$/,
}
contents['colorcombination'] = /^(interiorcolor )?(exteriorcolor )?$/
const texts =
  'id requestdate year make model vin stock trim bodystyle transmission odometer exteriorcolor imagetag price pricecomments comments vendorname url name email phone'
for (const name of texts.split(' ')) contents[name] = 'text'

/** Attributes of the DTD with the values it allows; null is any text. */
const attributes: Record<string, Record<string, RegExp | null>> = {
  prospect: { status: /^(new|resend)$/ },
  vehicle: { interest: /^(buy|lease|sell|trade-in|test-drive)$/, status: /^(new|used)$/ },
  id: { sequence: null, source: null },
  contact: { primarycontact: /^[01]$/ },
  name: { part: /^(surname|first|middle|last|full)$/, type: /^(business|individual)$/ },
  odometer: { status: /^(unknown|rolledover|replaced|original)$/, units: /^(km|mi)$/ },
  imagetag: { width: null, height: null, alttext: null },
  price: { type: /^(quote|offer|msrp|invoice|call|appraisal|asking)$/, currency: /^[A-Z]{3}$/ },
  phone: { type: /^(voice|fax|cellphone|pager)$/ },
}

function problemsOf(node: XmlElement): string[] {
  const model = contents[node.name]
  const order = node.children.map(({ name }) => `${name} `).join('')
  const isInOrder = model === 'text' ? order === '' : model?.test(order) && node.text.trim() === ''
  const wrong = Object.entries(node.attributes).filter(([name, value]) => {
    const allowed = attributes[node.name]?.[name]
    return allowed === undefined || (allowed !== null && !allowed.test(value))
  })
  return [
    ...(isInOrder ? [] : [`${node.name}: ${order}${node.text.trim()}`]),
    ...wrong.map(([name, value]) => `${node.name} ${name}="${value}"`),
    ...node.children.flatMap(problemsOf),
  ]
}

const vendor = { name: "Tom & Jerry's <Motors>", phone: '07 7010 0000', url: 'https://h.example/' }
const xmlOf = (lead: Lead) =>
  adfXml({ siteId: 'harbour', deliveryId: 'd', attempt: 1, lead }, vendor)
const find = (node: XmlElement, name: string): XmlElement | undefined =>
  node.name === name ? node : node.children.map((child) => find(child, name)).find(Boolean)

const kinds = [
  'Vehicle Enquiry',
  'Test Drive',
  'Photo Request',
  'General Enquiry',
  'Finance Enquiry',
  'Trade In',
  'Reservation',
]

describe('adfXml', () => {
  it.each(kinds)(
    'is valid against the DTD for a %s, with a car and without [PLUS-032]',
    (category) => {
      const car = {
        car_id: 40817,
        'Vehicle Make': 'Toyota',
        'Vehicle Model': 'Corolla',
        stock_number: 'U1',
      }
      const bare = { vin: null, stock_number: null, badge: null, body: null, odometer_km: null }
      for (const payload of [{ category }, { category, ...car, car_type: 'used' }]) {
        for (const offer of [null, aLeadOffer(), aLeadOffer({ ...bare, price_dollars: null })]) {
          expect(problemsOf(parseXml(xmlOf(aLead({ payload, offer }))))).toEqual([])
        }
      }
    },
  )

  it('is valid whatever was typed, and gives it back letter for letter where XML can hold it [PLUS-032]', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        ']]>',
        '<!--',
        '&lt;',
        '<?xml?>',
        '"\'>',
        '\u0000\u0001',
        '\uD800',
        '\uFFFF',
        '\r\n',
      ),
    )
    const writable = (text: string) =>
      text.replace(
        // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
        /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
        '\uFFFD',
      )
    fc.assert(
      fc.property(
        typed,
        typed,
        typed,
        fc.constantFrom(...kinds),
        (name, message, make, category) => {
          const payload = { name, message, 'Vehicle Make': make, stock_number: make, category }
          const root = parseXml(xmlOf(aLead({ payload })))
          expect(problemsOf(root)).toEqual([])
          expect(find(root, 'make')?.text).toBe(writable(make))
          expect(find(root, 'name')?.text).toBe(writable(name))
        },
      ),
      { numRuns: 300 },
    )
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
      return find(parseXml(adfXml(outgoing, vendor)), 'customer')?.children.at(-1)?.text
    }
    const link = 'https://harbour.example/pages/unsubscribe?token=a.b'
    const welcome = commentsWith({ isWelcome: true, unsubscribeUrl: link })
    expect(welcome).toContain(`Agreed to marketing: yes\nTo unsubscribe: ${link}`)
    const over = commentsWith({ isWelcome: false, unsubscribeUrl: null })
    expect(over).toContain('Agreed to marketing: no')
    expect(over).not.toContain('unsubscribe')
  })

  it('is refused by the check of these tests when elements change places', () => {
    const xml = xmlOf(aLead()).replace('<make>', '<model>').replace('</make>', '</model>')
    expect(problemsOf(parseXml(xml))).not.toEqual([])
    expect(() => parseXml(xmlOf(aLead()).replace('</adf>', ''))).toThrow('unclosed tag')
  })
})
