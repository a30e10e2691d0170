import { aCar } from '@forecourt/stock/testing'
import { mountSite } from '@forecourt/tenant-config/model'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { isPrintable, listBarActions, listCarActions } from './car-actions.ts'

const everyPage = () => true
const links = {
  enquiry: '/e',
  similar: '/s',
  testDrive: '/t',
  photos: '/p',
  message: '/contact',
  reaches: everyPage,
}
const car = aCar({
  id: 40817,
  slug: '2021-mazda-cx-5-u20417',
  path: '/cars/2021-mazda-cx-5-u20417',
  price: 34_990,
  offer_price: null,
  car_type: 'used',
  vin: null,
  dealership_slug: 'example-motors',
  payment_processors: ['stripe'],
})
const everythingOff = {
  finance: false,
  tradeIn: false,
  reserve: false,
  chat: false,
  print: false,
  testDrive: false,
  requestPhotos: false,
}
const plain = aSite({ features: everythingOff })

const actionsOf = (differences: Partial<typeof car>, site = plain) =>
  listCarActions({ ...car, ...differences }, site, links)

describe('listCarActions', () => {
  it.each([
    ['Reserve Now', 'Reserve Now'],
    ['Buy Online', 'Buy Online'],
    ['Reserve Now {deposit}', 'Reserve Now $200'],
  ] as const)('calls the purchase button %s "%s" [VDP-037]', (purchaseButton, label) => {
    const site = aSite({ vehiclePage: { purchaseButton } })
    const href = '/cars/2021-mazda-cx-5-u20417/checkout'
    expect(actionsOf({}, site).primary).toEqual({ kind: 'reserve', label, href })
  })

  it.each([
    ['buy-online', '/cars/2021-mazda-cx-5-u20417/buy-online'],
    ['https://pay.example.com/{slug}', 'https://pay.example.com/2021-mazda-cx-5-u20417'],
  ])('reserves at the address of the site: %s', (reservePath, href) => {
    expect(actionsOf({}, aSite({ routing: { reservePath } })).primary?.href).toBe(href)
  })

  it('stays below the path of the app', () => {
    const everything = aSite({
      features: { tradeIn: true, finance: true, reserve: true },
      vehiclePage: { financeButton: { gated: true } },
    })
    const { primary, more } = listCarActions(car, mountSite(everything, '/stock'), links)
    const own = [primary, ...more].filter((action) =>
      ['reserve', 'finance', 'preApproved', 'tradeIn'].includes(action?.kind ?? ''),
    )
    expect(own).toHaveLength(4)
    for (const action of own) {
      expect(action?.href).toMatch(/^\/stock\//)
      expect(decodeURIComponent(action?.href ?? '')).not.toMatch(/=\/(?!stock\/)/)
    }
  })

  it('has no button to a page the site lacks, and leads with the enquiry [D-124]', () => {
    const built = ['/e', '/s', '/t', '/p', '/contact']
    const reaches = (href: string) => built.includes(href)
    const actions = listCarActions(car, aSite(), { ...links, reaches })
    expect(actions.primary?.kind).toBe('enquire')
    expect(actions.enquiry).toBeNull()
    expect(actions.more.map(({ kind }) => kind)).toEqual(['testDrive', 'photos'])
    expect(listBarActions(car, aSite(), reaches)).toEqual([])
    const outside = aSite({ routing: { reservePath: 'https://pay.example.com/' } })
    const isThere = (href: string) => href.startsWith('https://') || reaches(href)
    expect(listCarActions(car, outside, { ...links, reaches: isThere }).primary?.kind).toBe(
      'reserve',
    )
  })

  it('has no purchase button where reserving is not allowed, and leads with the enquiry', () => {
    const enquiry = { kind: 'enquire', label: 'Enquire', href: '/e' }
    expect(actionsOf({})).toEqual({ primary: enquiry, enquiry: null, more: [] })
    for (const differences of [
      { price: 10 },
      { tag: 'Test Drive Only' },
      { payment_processors: [] },
    ]) {
      expect(actionsOf(differences, aSite()).primary).toEqual(enquiry)
    }
  })

  it('has no enquiry where action buttons are switched off, and what has a switch of its own [D-88]', () => {
    const without = aSite({ features: { ...everythingOff, buttons: false } })
    expect(actionsOf({}, without)).toEqual({ primary: null, enquiry: null, more: [] })
    const reserving = aSite({ features: { ...everythingOff, buttons: false, reserve: true } })
    expect(actionsOf({}, reserving).primary?.kind).toBe('reserve')
    expect(actionsOf({}, reserving).enquiry).toBeNull()
    expect(actionsOf({ reserved: true }, without).primary?.kind).toBe('findSimilar')
  })

  it('has the enquiry beside the purchase button, as the dealer calls it [VDP-038]', () => {
    for (const enquiryLabel of ['Enquire', 'Enquiry'] as const) {
      const enquiry = { kind: 'enquire', label: enquiryLabel, href: '/e' }
      const site = aSite({ vehiclePage: { enquiryLabel } })
      expect(actionsOf({}, site).enquiry).toEqual(enquiry)
      expect(actionsOf({ reserved: true }, site).enquiry).toEqual(enquiry)
      const alone = aSite({ vehiclePage: { enquiryLabel }, features: everythingOff })
      expect(actionsOf({}, alone).primary).toEqual(enquiry)
    }
    expect(actionsOf({}).primary?.label).toBe('Enquire')
  })

  it("has 'Find Me Something Similar' in place of buying a reserved car [VDP-049]", () => {
    expect(actionsOf({ reserved: true }, aSite()).primary).toEqual({
      kind: 'findSimilar',
      label: 'Find Me Something Similar',
      href: '/s',
    })
  })

  it('has no button for a sold car, which has its notice [D-11]', () => {
    const site = aSite({ features: { chat: true } })
    expect(actionsOf({ sold: true }, site)).toEqual({ primary: null, enquiry: null, more: [] })
  })

  it('has Instant Message only while the chat is on [VDP-039] [D-87]', () => {
    const on = actionsOf({}, aSite({ features: { ...everythingOff, chat: true } }))
    expect(on.more).toEqual([
      { kind: 'instantMessage', label: 'Instant Message', href: '/contact' },
    ])
    expect(actionsOf({}).more).toEqual([])
  })

  it('has the forms of a test drive, while the car can be had, and of photos', () => {
    const site = aSite({ features: { ...everythingOff, testDrive: true, requestPhotos: true } })
    expect(actionsOf({}, site).more).toEqual([
      { kind: 'testDrive', label: 'Test Drive', href: '/t' },
      { kind: 'photos', label: 'Request Photos', href: '/p' },
    ])
    expect(actionsOf({ reserved: true }, site).more.map(({ kind }) => kind)).toEqual(['photos'])
    const labelled = aSite({
      labels: { testDrive: 'Drive it first' },
      features: { ...everythingOff, testDrive: true },
    })
    expect(actionsOf({}, labelled).more.map(({ label }) => label)).toEqual(['Drive it first'])
  })

  it('has Trade-In Valuation to /cars/trade-in?car_id={id} [VDP-046]', () => {
    expect(actionsOf({}, aSite({ features: { ...everythingOff, tradeIn: true } })).more).toEqual([
      { kind: 'tradeIn', label: 'Trade-In Valuation', href: '/cars/trade-in?car_id=40817' },
    ])
  })

  it('has Get Finance and Get Pre-Approved, where finance applies [VDP-047] [VDP-048]', () => {
    const features = { ...everythingOff, finance: true }
    const href =
      '/finance?preferredDealership=example-motors&vehiclePriceBudget=34990&car_id=40817&car_type=used#finance-form'
    expect(actionsOf({}, aSite({ features })).more).toEqual([
      { kind: 'finance', label: 'Get Finance', href },
      { kind: 'preApproved', label: 'Get Pre-Approved', href },
    ])
    const gated = aSite({
      features,
      vehiclePage: { financeButton: { label: 'Get Finance Quote', gated: true } },
    })
    const [button] = actionsOf({}, gated).more
    expect(button?.label).toBe('Get Finance Quote')
    expect(button?.href).toMatch(/^\/sign-in\?type=finance&redirect=%2Ffinance%3F/)
    for (const differences of [
      { price: 200 },
      { reserved: true },
      { status: 'coming_soon' },
    ] as const) {
      expect(actionsOf(differences, aSite({ features })).more).toEqual([])
    }
  })
})

describe('listBarActions', () => {
  it('has Get Finance and Trade-In, and drops Get Finance where it does not apply [VDP-024] [D-11]', () => {
    expect(listBarActions(car, aSite(), everyPage).map(({ label }) => label)).toEqual([
      'Get Finance',
      'Trade-In',
    ])
    const reserved = { ...car, reserved: true }
    expect(listBarActions(reserved, aSite(), everyPage).map(({ label }) => label)).toEqual([
      'Trade-In',
    ])
    expect(listBarActions(car, plain, everyPage)).toEqual([])
  })
})

describe('isPrintable', () => {
  it('is for a car that is not sold, while both switches are on [VDP-045]', () => {
    expect(isPrintable(car, aSite())).toBe(true)
    expect(isPrintable({ ...car, sold: true }, aSite())).toBe(false)
    expect(isPrintable(aCar({ reserved: true }), aSite())).toBe(true)
    expect(isPrintable(car, aSite({ features: { print: false } }))).toBe(false)
    expect(isPrintable(car, aSite({ vehiclePage: { printable: false } }))).toBe(false)
  })
})
