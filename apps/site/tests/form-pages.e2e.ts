import { aContact, fillAsPerson, fillContact } from './enquiring.ts'
import { ask, demoSites, expect, on, recordEvents, test } from './journey.ts'
import { aDealer, aFeedCar, openDealer, readPage, readText } from './rows-dealer.ts'
import { findStoredLeads } from './stored-leads.ts'

const dealer = 'workshops'

/** Dealership, place and make of one row each, as the dealer's file has them. */
const base = aDealer(dealer)
const places = ['north', 'south'].map((slug, index) => ({
  ...base.locations?.[0],
  id: 6101 + index,
  name: `Rows ${slug}`,
  slug,
  primary: index === 0,
  dealership_slug: slug,
  dealership_id: 611 + index,
}))

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000)
  const request = await playwright.request.newContext()
  const settings = aDealer(dealer, {
    dealerships: ['north', 'south'].map((slug, index) => ({
      id: 611 + index,
      slug,
      name: `Rows ${slug}`,
      dealerLicenceNumber: '4418206',
    })),
    locations: places as never,
    labels: { testDrive: 'Drive one', service: 'Workshop' },
    routing: {
      serviceBooking: [
        { dealershipSlug: 'north', make: 'Kia', url: 'https://book.example/north/kia' },
        { dealershipSlug: 'north', make: 'Mazda', url: 'https://book.example/north/mazda' },
        { dealershipSlug: 'south', url: 'https://book.example/south' },
      ],
    },
  })
  const car = { ...aFeedCar('W100'), dealership_id: 611, location_id: 6101 }
  await openDealer(request, settings, [car])
  await request.dispose()
})

/** Links of a page by their words, of those that begin so. */
const linksOf = (html: string, start = '') =>
  Object.fromEntries(
    [...html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/gs)]
      .filter(([, href = '']) => href.startsWith(start))
      .map(([, href, inner = '']) => [inner.replace(/<[^>]+>/g, '').trim(), href]),
  )

test('service is booked at the page of each dealership and make, outside the site [SITE-090] [CFG-027]', async ({
  request,
}) => {
  const html = await readPage(request, dealer, '/service')
  const links = linksOf(html, 'https://book.example/')
  expect(links).toMatchObject({
    'Kia at Rows north': 'https://book.example/north/kia',
    'Mazda at Rows north': 'https://book.example/north/mazda',
    'Rows south': 'https://book.example/south',
  })
  expect(/<a href="https:\/\/book\.example\/south"[^>]*target="_blank"/.test(html)).toBe(true)
  expect(readText(await readPage(request, 'harbour', '/service'))).not.toContain('|Book online|')
})

test('menus lead to test drives and service under the labels of the dealer, else their own [CFG-014] [CFG-015]', async ({
  request,
}) => {
  const own = linksOf(await readPage(request, dealer, '/'))
  expect(own).toMatchObject({ 'Drive one': '/book-test-drive', Workshop: '/service' })
  const standard = linksOf(await readPage(request, 'harbour', '/'))
  expect(standard).toMatchObject({ 'Test Drive': '/book-test-drive', Service: '/service' })
})

test('the search engines know every form page there is, and no other', async ({ request }) => {
  const paths = async (site: string) =>
    [
      ...(await (await ask(request, site, '/sitemap.xml')).text()).matchAll(
        /<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g,
      ),
    ].map(([, path]) => path)
  const harbour = await paths('harbour')
  for (const path of [
    '/service',
    '/book-test-drive',
    '/vehicle-parts-and-accessories',
    '/careers',
    '/contact-us/harbour-toyota-hamilton',
  ])
    expect(harbour).toContain(path)
  const caravans = await paths('caravans')
  expect(caravans).toContain('/service')
  expect(caravans).not.toContain('/careers')
  expect(caravans).not.toContain('/book-test-drive')
})

for (const site of demoSites) {
  test(`every location of ${site} has a page to write to it, which its cards lead to [SITE-035] [CFG-019]`, async ({
    request,
  }) => {
    const contact = await readPage(request, site, '/contact')
    const paths = [...contact.matchAll(/aria-label="Contact [^"]+"[^>]*/g)].map(
      ([tag]) => /href="([^"]+)"/.exec(tag)?.[1],
    )
    const own = [...contact.matchAll(/href="(\/contact-us\/[a-z0-9-]+)"/g)].map(([, href]) => href)
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBeGreaterThanOrEqual(paths.length)
    for (const path of own) {
      const html = await readPage(request, site, path ?? '')
      expect([path, /name="location_id" value="\d+"/.test(html)]).toEqual([path, true])
      expect([path, /<select[^>]* name="dealership_slug"/.test(html)]).toEqual([path, false])
    }
  })
}

test('a location the dealer does not have has no page', async ({ request }) => {
  expect((await ask(request, 'harbour', '/contact-us/nowhere')).status()).toBe(404)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a message of the page of a location reaches its dealership, and comes back whole when it is wrong [SITE-035] [LEAD-027]', async ({
    page,
    expectFaults,
  }) => {
    const path = '/contact-us/harbour-mazda-capalaba'
    expectFaults(`422 POST harbour${path}`)
    const { email, phone } = aContact()
    await page.goto(on('harbour', path))
    await fillContact(page, { email, phone: '0412 34' })
    await page.getByLabel('Enquiry type').selectOption('General Enquiry')
    await page.getByLabel('Message').fill('Is the coffee free?')
    await page.locator('form').evaluateAll((forms: HTMLFormElement[]) => {
      for (const form of forms) form.noValidate = true
    })
    await fillAsPerson(page)
    await page.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Contact Harbour Mazda Capalaba',
    )
    await expect(page.getByLabel('Message')).toHaveValue('Is the coffee free?')
    await page.getByLabel('Mobile Number').fill(phone)
    await page.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(page).toHaveURL(on('harbour', '/success'))
    const [lead] = await findStoredLeads('harbour', email)
    expect(lead).toMatchObject({ dealership_slug: 'harbour-mazda', location_id: '1003' })
  })

  test('an application is sent as a general enquiry with its subcategory [SITE-046] [LEAD-014]', async ({
    page,
  }) => {
    await page.goto(on('harbour', '/careers'))
    const { email } = await fillContact(page)
    await page.getByRole('combobox', { name: 'Dealership' }).selectOption('Harbour Kia')
    await page.getByLabel('About you').fill('I repair diesel engines.')
    await fillAsPerson(page)
    await page.getByRole('button', { name: 'Send Application' }).click()
    await expect(page).toHaveURL(on('harbour', '/success'))
    await expect(page.getByText('the people who hire for our team')).toBeVisible()
    const [lead] = await findStoredLeads('harbour', email)
    expect(lead).toMatchObject({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
      dealership_slug: 'harbour-kia',
    })
  })

  test('a test drive starts at a place, keeps it through its steps, and takes a time there [SITE-036]', async ({
    page,
  }) => {
    await page.goto(on('harbour', '/book-test-drive'))
    const places = page.getByRole('navigation', { name: 'Where would you like to drive?' })
    const kia = places.getByRole('link', { name: 'Harbour Kia Maroochydore' })
    await kia.click()
    await expect(kia).toHaveAttribute('aria-current', 'true')
    await page.getByLabel('Make').selectOption('Kia')
    await page.getByRole('textbox', { name: 'Model' }).fill('Sportage')
    const day = page.locator('input[name=appointment_date]')
    await day.fill((await day.getAttribute('max')) ?? '')
    await page.locator('label:has(input[name=appointment_time])').first().click()
    await page.getByRole('button', { name: 'Next: Your details' }).click()
    await expect(kia).toHaveAttribute('aria-current', 'true')
    const { email } = await fillContact(page)
    await fillAsPerson(page)
    await page.getByRole('button', { name: 'Request Test Drive' }).click()
    await expect(page).toHaveURL(on('harbour', '/success'))
    await expect(page.getByRole('link', { name: 'Add to your calendar' })).toBeVisible()
    const [lead] = await findStoredLeads('harbour', email)
    expect(lead).toMatchObject({
      category: 'Test Drive',
      'Vehicle Make': 'Kia',
      'Vehicle Model': 'Sportage',
      dealership_slug: 'harbour-kia',
    })
  })
})

test('makes to drive are listed as a reader expects: Land Rover before LDV [SITE-036]', async ({
  request,
}) => {
  const html = await readPage(request, 'harbour', '/book-test-drive')
  const [, makes = ''] = /Not sure yet<\/option>(.*?)<\/select>/s.exec(html) ?? []
  const names = [...makes.matchAll(/>([^<]+)<\/option>/g)].map(([, name = '']) => name)
  expect(names).toEqual(expect.arrayContaining(['Land Rover', 'LDV']))
  expect(names.indexOf('Land Rover')).toBe(names.indexOf('LDV') - 1)
})

test('a service enquiry names the jobs and the vehicle [SITE-037] [DATA-057]', async ({ page }) => {
  const events = recordEvents(page)
  await page.goto(on('harbour', '/service'))
  await page.getByLabel('Brakes and tyres').check()
  await page.getByLabel('Make').fill('Toyota')
  await page.getByLabel('Registration').fill('482KLM')
  await page.getByRole('combobox', { name: 'Dealership' }).selectOption('Harbour Toyota')
  await page.getByLabel('Anything we should know').fill('It pulls to the left.')
  const { email } = await fillContact(page)
  await fillAsPerson(page)
  await expect(page.locator('[data-island=enquiry][data-hydrated]')).toBeAttached()
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page).toHaveURL(on('harbour', '/success'))
  await expect(page.getByText('has reached our service department')).toBeVisible()
  await expect.poll(() => events.map(({ event_id }) => event_id)).toContain(22)
  const [lead] = await findStoredLeads('harbour', email)
  expect(lead).toMatchObject({
    category: 'Service Enquiry',
    'Vehicle Make': 'Toyota',
    Rego: '482KLM',
    additional_services: '["Brakes and tyres"]',
  })
})

test('a careers enquiry is event 51 [EVT-015]', async ({ page }) => {
  const events = recordEvents(page)
  await page.goto(on('harbour', '/careers'))
  await fillContact(page)
  await page.getByRole('combobox', { name: 'Dealership' }).selectOption('Harbour Ford')
  await page.getByLabel('About you').fill('I sell utes.')
  await fillAsPerson(page)
  await expect(page.locator('[data-island=enquiry][data-hydrated]')).toBeAttached()
  await page.getByRole('button', { name: 'Send Application' }).click()
  await expect(page).toHaveURL(on('harbour', '/success'))
  await expect.poll(() => events.map(({ event_id }) => event_id)).toContain(51)
})

test('parts are asked for where a dealer lists none, and searched where there are some [SITE-038]', async ({
  request,
}) => {
  const search = '/parts/search'
  const asked = linksOf(await readPage(request, 'caravans', '/vehicle-parts-and-accessories'))
  expect(Object.values(asked)).not.toContain(search)
  const listed = linksOf(await readPage(request, 'ironbark', '/vehicle-parts-and-accessories'))
  expect(listed).toMatchObject({ 'Search the parts we have listed': search })
})
