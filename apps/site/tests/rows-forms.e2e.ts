import { expect, test } from './journey.ts'
import { aDealer, aFeedCar, carPath, openDealer, readPage, readText } from './rows-dealer.ts'

const plain = 'plainforms'
const tuned = 'tunedforms'
const group = 'harbour'
const car = aFeedCar('F100')

test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000)
  const request = await playwright.request.newContext()
  await openDealer(request, aDealer(plain), [car])
  const [place] = aDealer(tuned).locations ?? []
  const dealer = aDealer(tuned, {
    locations: [{ ...place!, contact_detail: { landline_phone: '07 5550 6002' } }],
    forms: {
      messageRequired: false,
      locationField: true,
      postcodeRequired: true,
      testDriveTerms: 'Drivers need a full licence.',
      additionalServices: [{ value: 'video', label: 'Send me a video' }],
    },
  })
  await openDealer(request, dealer, [car])
  await request.dispose()
})

/** Tag of a field of a form, such as `<input name="email" required="">`; empty where there is none. */
const fieldOf = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? ''

const isRequired = (html: string, name: string) => fieldOf(html, name).includes(' required=""')

test('the contact form asks for names, email, mobile number and postcode [LEAD-028] [LEAD-029] [LEAD-030] [LEAD-031] [LEAD-032]', async ({
  request,
}) => {
  const html = await readPage(request, group, '/contact')
  const text = readText(html)
  for (const label of ['First Name', 'Last Name', 'Email Address', 'Mobile Number', 'Postcode'])
    expect(text).toContain(`|${label}|`)
  for (const name of ['name', 'last_name', 'email', 'phone', 'postcode'])
    expect(fieldOf(html, name)).not.toBe('')
})

test('the category must be chosen [LEAD-016]', async ({ request }) => {
  expect(isRequired(await readPage(request, group, '/contact'), 'category')).toBe(true)
})

test('a group asks for the dealership, a single dealer does not [LEAD-017] [LEAD-018]', async ({
  request,
}) => {
  expect(isRequired(await readPage(request, group, '/contact'), 'dealership_slug')).toBe(true)
  const single = await readPage(request, plain, '/contact')
  expect(single).not.toMatch(/<select[^>]* name="dealership_slug"/)
})

test('the message is required unless the dealer says otherwise [LEAD-015] [CFG-076]', async ({
  request,
}) => {
  expect(isRequired(await readPage(request, plain, '/contact'), 'message')).toBe(true)
  const free = await readPage(request, tuned, '/contact')
  expect(fieldOf(free, 'message')).not.toBe('')
  expect(isRequired(free, 'message')).toBe(false)
})

test('the location is asked for where the dealer says so [LEAD-019] [CFG-078]', async ({
  request,
}) => {
  const location = /<select[^>]* name="location"[^>]*>/
  expect(await readPage(request, plain, '/contact')).not.toMatch(location)
  expect((location.exec(await readPage(request, tuned, '/contact')) ?? [''])[0]).toContain(
    ' required=""',
  )
})

test('the postcode is required where the dealer says so, of 4 digits at most [LEAD-021] [LEAD-042] [CFG-079]', async ({
  request,
}) => {
  expect(isRequired(await readPage(request, plain, '/contact'), 'postcode')).toBe(false)
  const html = await readPage(request, tuned, '/contact')
  expect(isRequired(html, 'postcode')).toBe(true)
  expect(fieldOf(html, 'postcode').toLowerCase()).toContain('maxlength="4"')
})

test('photos of a car are asked for with contact fields and an optional message [LEAD-003] [LEAD-034] [LEAD-035]', async ({
  request,
}) => {
  const html = await readPage(request, plain, `${carPath(car.stocknum)}/photos`)
  for (const name of ['name', 'last_name', 'email', 'phone'])
    expect(fieldOf(html, name)).not.toBe('')
  expect(fieldOf(html, 'message')).not.toBe('')
  expect(isRequired(html, 'message')).toBe(false)
  const hidden = fieldOf(html, 'default_message')
  expect(hidden).toContain('type="hidden"')
  expect(hidden).toContain('value="Please send photos for this car"')
})

test('a form about a car holds its dealership, maker, stock number, make, model, type, id and status [DATA-051] [DATA-052] [LEAD-027]', async ({
  request,
}) => {
  const html = await readPage(request, plain, `${carPath(car.stocknum)}/photos`)
  for (const [name, value] of [
    ['dealership_slug', plain],
    ['manufacturer_slug', 'toyota'],
    ['stock_number', car.stocknum],
    ['Vehicle Make', 'Toyota'],
    ['Vehicle Model', 'Corolla'],
    ['car_type', 'used'],
    ['vehicle_status', 'in_stock'],
    ['location_id', '6001'],
  ] as const)
    expect(fieldOf(html, name)).toContain(`value="${value}"`)
  expect(fieldOf(html, 'car_id')).toMatch(/value="\d+"/)
})

test('a test drive has a preferred time, and terms where the dealer has some [LEAD-037] [LEAD-039] [CFG-080]', async ({
  request,
}) => {
  const path = `${carPath(car.stocknum)}/test-drive`
  const html = await readPage(request, plain, path)
  expect(fieldOf(html, 'appointment_date')).toContain('type="date"')
  expect(isRequired(html, 'appointment_date')).toBe(false)
  const terms = 'Drivers need a full licence.'
  expect(html).not.toContain(terms)
  const tunedHtml = await readPage(request, tuned, path)
  expect(tunedHtml).toContain(terms)
  expect(isRequired(tunedHtml, 'terms_accepted')).toBe(true)
  expect(fieldOf(html, 'terms_accepted')).toBe('')
})

test('further services are those of the dealer [LEAD-026]', async ({ request }) => {
  const html = await readPage(request, tuned, '/contact')
  expect(html).toMatch(/type="checkbox"[^>]* name="additional_services" value="video"/)
  expect(fieldOf(await readPage(request, plain, '/contact'), 'additional_services')).toBe('')
})

test('the link and the page to the dealer are called Contact and Contact Us [CFG-019] [CFG-020]', async ({
  request,
}) => {
  const text = readText(await readPage(request, plain, '/contact'))
  expect(text).toContain('|Contact|')
  expect(text).toContain('|Contact Us|')
})

test('the week runs from Monday to Sunday, and a closed day says so [LOC-027] [LOC-028] [DATA-032] [DATA-033]', async ({
  request,
}) => {
  const html = await readPage(request, group, '/our-location/harbour-toyota-hamilton')
  const week = readText(html).split('|Opening Hours|')[1] ?? ''
  const days = [...week.matchAll(/\|?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\|/g)]
  expect(days.slice(0, 7).map(([, day]) => day)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ])
  expect(week).toMatch(/\|Sunday\|Closed\|/)
})

/** The part of the page that is its own, without header and footer, which have a number too. */
const mainOf = (html: string) => /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? ''

test('a place has its phone, else its landline, its hours and licence [DATA-029] [PLUS-043]', async ({
  request,
}) => {
  const text = readText(mainOf(await readPage(request, plain, '/contact')))
  expect(text).toContain('|07 5550 6001|')
  expect(text).toContain('|Monday: 8:30 am - 5:30 pm|')
  expect(text).toContain('|Tuesday: Closed|')
  expect(text).toContain('DL# 4418206')
  const landline = readText(mainOf(await readPage(request, tuned, '/contact')))
  expect(landline).toContain('|07 5550 6002|')
})
