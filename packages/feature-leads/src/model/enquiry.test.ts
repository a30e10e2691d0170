import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anEnquiry } from '../testing/leads.ts'
import { enquirySchema, parseEnquiry } from './enquiry.ts'
import { pickTypedValues } from './typed-values.ts'

/** Any code point; `unit: 'binary'` of fast-check is the same and takes seconds to prepare. */
const unit = fc.nat(0x10ffff).map((point) => String.fromCodePoint(point))

const parsed = (input: object) => {
  const result = parseEnquiry(input)
  if (!result.ok) throw new Error(JSON.stringify(result.fields))
  return result.enquiry
}

describe('parseEnquiry', () => {
  it('knows the fields of a person and what they want [DATA-056]', () => {
    const names = ['name', 'last_name', 'email', 'phone', 'message', 'category', 'subcategory']
    expect(Object.keys(enquirySchema.entries)).toEqual(expect.arrayContaining(names))
    const input = Object.fromEntries(names.map((name) => [name, `a ${name}`]))
    expect(parsed(input)).toMatchObject(input)
  })

  it('knows the fields of place, car and consent [DATA-057]', () => {
    const input = {
      dealership_slug: 'harbour-toyota',
      location: 'hamilton',
      Rego: '482KLM',
      opt_in: true,
      additional_services: ['trade-in'],
      car_id: 40817,
      page_id: 'contact',
    }
    expect(parsed(input)).toMatchObject(input)
  })

  it('stores an address as it was meant, not as it was pasted', () => {
    expect(parsed({ email: 'mailto:\u200bann@example.com,' }).email).toBe('ann@example.com')
  })

  it.each([
    ['$30,000', '30000'],
    ['30 000', '30000'],
    ['30,000.50', '30,000.50'],
    ['lots', 'lots'],
    ['', ''],
  ])('stores an amount typed as %j as %j', (typed, stored) => {
    expect(parsed({ purchasePrice: typed }).purchasePrice).toBe(stored)
  })

  it('reads the same enquiry from form fields as from JSON', () => {
    const form = {
      ...Object.fromEntries(
        Object.entries(anEnquiry()).filter(([, value]) => typeof value === 'string'),
      ),
      car_id: '40817',
      location_id: '',
      opt_in: 'on',
      additional_services: 'trade-in',
    }
    expect(parsed(form)).toEqual(anEnquiry({ car_id: 40817, additional_services: ['trade-in'] }))
  })

  it('builds additional_services from one or several checked options [LEAD-026]', () => {
    expect(parsed({}).additional_services).toEqual([])
    expect(parsed({ additional_services: 'a' }).additional_services).toEqual(['a'])
    expect(parsed({ additional_services: ['a', 'b'] }).additional_services).toEqual(['a', 'b'])
  })

  it('assumes no consent that was not sent [D-68]', () => {
    expect(parsed({}).opt_in).toBe(false)
    expect(parsed({ opt_in: 'on' }).opt_in).toBe(true)
    expect(parsed({ opt_in: 'false' }).opt_in).toBe(false)
  })

  it('takes control characters and half surrogates out, keeps lines of the message', () => {
    const { name, message } = parsed({
      name: ' An\u0000n\u001B\u009B\u202E\u2066\r\nBcc: \uD800x ',
      message: ' one\r\ntwo\u0000\n\nthree ',
    })
    expect(name).toBe('Ann Bcc: \uFFFDx')
    expect(message).toBe('one\ntwo\n\nthree')
  })

  it('names a field that is too long or of the wrong kind', () => {
    const result = parseEnquiry({ name: 'x'.repeat(101), car_id: { a: 1 }, message: 7 })
    expect(result).toMatchObject({
      ok: false,
      fields: {
        name: 'This text is too long.',
        car_id: expect.any(String),
        message: expect.any(String),
      },
    })
    expect(parseEnquiry({ name: 'x'.repeat(100) }).ok).toBe(true)
  })

  it.each([
    ['name', 5, 'This field takes text.'],
    ['email', null, 'This field takes text.'],
    ['message', ['a'], 'This field takes text.'],
    ['car_id', 'abc', 'This field takes a whole number above 0.'],
    ['car_id', 0.5, 'This field takes a whole number above 0.'],
    ['location_id', -1, 'This field takes a whole number above 0.'],
    ['location_id', true, 'This field takes a whole number above 0.'],
    ['opt_in', 'maybe', 'This field takes true or false.'],
    ['terms_accepted', 1, 'This field takes true or false.'],
    ['additional_services', 5, 'This field takes a list of texts.'],
    ['additional_services', [5], 'This field takes a list of texts.'],
  ])('says of %s: %j what it takes [D-04]', (name, value, message) => {
    expect(parseEnquiry({ [name]: value })).toEqual({ ok: false, fields: { [name]: message } })
  })

  it('never throws, and gives storable text, whatever is sent', () => {
    const storable = (input: object) => {
      const result = parseEnquiry(input)
      return !result.ok || !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(result.enquiry))
    }
    const names = fc.constantFrom(...Object.keys(anEnquiry()))
    const inputs = fc.dictionary(names, fc.oneof(fc.anything(), fc.string({ unit })))
    expect(fc.check(fc.property(inputs, storable))).toMatchObject({ failed: false })
  })
})

describe('pickTypedValues', () => {
  it('gives every typed word back as it was typed [ERR-005]', () => {
    const typed = { name: ' Ann ', email: 'not an address', phone: '12', message: 'a\r\nb' }
    expect(pickTypedValues(typed, anEnquiry())).toMatchObject(typed)
  })

  it('keeps an unticked box unticked and a default that was not sent', () => {
    const values = pickTypedValues({ name: 'x' }, anEnquiry({ opt_in: true, car_id: 7 }))
    expect(values).toMatchObject({ opt_in: false, car_id: 7, additional_services: [] })
  })

  it.each([{ toString: 1 }, [{ toString: 1 }], '', 'x', null])(
    'keeps the car where JSON sends %j for it',
    (typed) => {
      expect(pickTypedValues({ car_id: typed }, anEnquiry({ car_id: 7 })).car_id).toBe(7)
      expect(pickTypedValues({ car_id: '8' }, anEnquiry({ car_id: 7 })).car_id).toBe(8)
    },
  )
})
