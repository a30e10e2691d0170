import { colourFamilies, findColourFamily } from '@forecourt/stock/model'
import type { APIRequestContext } from '@playwright/test'
import { expect, on, test } from './journey.ts'
import { readCards, readPage, readText, searchCars } from './rows-dealer.ts'

const site = 'harbour'

/** Number of cars a page of results says it found. */
const foundBy = (html: string) =>
  Number((/([\d,]+) cars? found/.exec(readText(html))?.[1] ?? 'NaN').replace(',', ''))

async function readSearch(request: APIRequestContext, path: string) {
  const html = await readPage(request, site, path)
  const conditions = readCards(html).map(({ text }) => /\|Condition\|(\w+)\|/.exec(text)?.[1] ?? '')
  return { html, found: foundBy(html), conditions: new Set(conditions), cards: readCards(html) }
}

async function countCars(request: APIRequestContext, facetFilters: string[][]) {
  return (await searchCars(request, site, { facetFilters, hitsPerPage: 0 })).nbHits
}

for (const [id, slug, types] of [
  ['SRCH-001', 'new-used-and-demo-cars', ['new', 'used', 'demo']],
  ['SRCH-002', 'new-cars', ['new']],
  ['SRCH-003', 'used-cars', ['used']],
  ['SRCH-004', 'demo-cars', ['demo']],
  ['SRCH-005', 'new-and-demo-cars', ['new', 'demo']],
] as const) {
  test(`/search/${slug} finds ${types.join(', ')} cars and no others [${id}]`, async ({
    request,
  }) => {
    const wanted = types.map((type) => `car_type:${type}`)
    const { found, conditions, cards } = await readSearch(request, `/search/${slug}`)
    expect(found).toBe(await countCars(request, [wanted]))
    expect(cards.length).toBeGreaterThan(0)
    for (const condition of conditions) expect(types).toContain(condition.toLowerCase())
  })
}

test('stock types are known as used-cars, demo-cars and new-cars [CFG-021] [SITE-007]', async ({
  request,
}) => {
  const html = await readPage(request, site, '/')
  for (const slug of ['used-cars', 'demo-cars', 'new-cars'])
    expect(html).toContain(`href="/search/${slug}"`)
})

test('a body type and a make in the address filter by them [SRCH-006] [SRCH-007]', async ({
  request,
}) => {
  const ute = await readSearch(request, '/search/ute')
  expect(ute.found).toBe(await countCars(request, [['simple_body:Ute']]))
  const mazda = await readSearch(request, '/search/mazda')
  expect(mazda.found).toBe(await countCars(request, [['make:Mazda']]))
  for (const { text } of mazda.cards) expect(text).toMatch(/\|\d{4} Mazda /)
})

test('the sidebar has lists, sliders for price, km and year, and free text [SRCH-008] [SRCH-009] [SRCH-011]', async ({
  request,
}) => {
  const { html } = await readSearch(request, '/search?query=corolla')
  const text = readText(html)
  for (const list of ['Make and model', 'Body type', 'Condition', 'Fuel type', 'Transmission'])
    expect(text).toContain(`|${list}|`)
  for (const slider of ['Price', 'Odometer', 'Year'])
    for (const end of ['from', 'to'])
      expect(html).toMatch(new RegExp(`type="range"[^>]* aria-label="${slider} ${end}"`))
  expect(html).toMatch(/type="search"[^>]* name="query" value="corolla"/)
})

test('the list of makes has the models of a chosen make and of no other [SRCH-010]', async ({
  request,
}) => {
  const models = async (path: string) =>
    readText(await readPage(request, site, path)).includes('|Corolla|,|')
  expect(await models('/search')).toBe(false)
  expect(await models('/search/toyota')).toBe(true)
})

test('query, page, sort and filters of the address are restored on the page [SRCH-012] [SRCH-013] [SRCH-015]', async ({
  request,
}) => {
  const address = '/search/used-cars?query=toyota&sortBy=price:asc'
  const first = await readSearch(request, address)
  const second = await readSearch(request, `${address}&page=2`)
  const price = (text: string) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replace(',', '') ?? 'NaN')
  const prices = [...first.cards, ...second.cards]
    .map(({ text }) => price(text))
    .filter((dollars) => !Number.isNaN(dollars))
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  expect(second.cards[0]?.href).not.toBe(first.cards[0]?.href)
  expect([...second.conditions]).toEqual(['Used'])
  expect(second.html).toMatch(/name="query" value="toyota"/)
  expect(second.html).toMatch(
    /<option[^>]*value="price:asc"[^>]*selected|selected[^>]*value="price:asc"/,
  )
})

test('colour is filtered by ten families, and the name of the paint stays on the vehicle page [PLUS-077]', async ({
  request,
}) => {
  const families = Object.values<string>(colourFamilies)
  const { html } = await readSearch(request, '/search?show=colour_family')
  const links = [...html.matchAll(/href="[^"]*colour_family=(\w+)[^"]*"[^>]*>(.*?)<\/a>/g)]
  const labels = links.map(([, , text = '']) => readText(text).split('|').filter(Boolean)[0] ?? '')
  expect(labels.length).toBeGreaterThan(5)
  expect(families).toEqual(expect.arrayContaining(labels))
  const white = await readSearch(request, '/search?colour_family=white')
  expect(white.found).toBe(await countCars(request, [['colour_family:white']]))
  for (const { href } of white.cards.slice(0, 3)) {
    const paint = /\|Colour\|([^|]+)\|/.exec(readText(await readPage(request, site, href)))?.[1]
    expect(findColourFamily(paint ?? null)).toBe('white')
    expect(families).not.toContain(paint)
  }
})

for (const [name, address] of [
  ['harbour', '/search/used-cars?fuel=Petrol&transmission=Automatic'],
  ['ridgeline', '/used-car'],
] as const) {
  test(`the first link of ${name} skips to the results, and at most 12 stops of the keyboard precede the first car [PLUS-080]`, async ({
    page,
    plainPage,
  }) => {
    for (const each of [page, plainPage]) {
      await each.goto(on(name, address))
      await each.keyboard.press('Tab')
      await expect(each.getByRole('link', { name: 'Skip to results' })).toBeFocused()
      await each.keyboard.press('Enter')
      await expect(each).toHaveURL(/#results$/)
      const first = each.getByRole('region', { name: 'Results' }).getByRole('article').first()
      await expect(first).toBeInViewport()
      let stops = 0
      while ((await first.locator(':focus').count()) === 0 && stops <= 12) {
        await each.keyboard.press('Tab')
        stops += 1
      }
      expect(stops).toBeLessThanOrEqual(12)
    }
  })
}

for (const hasScript of [true, false]) {
  test(`a search that finds nothing names what empties it, with the cars there are without it, and offers to tell of new ones, ${hasScript ? 'with' : 'without'} script [PLUS-073]`, async ({
    page,
    plainPage,
    request,
  }) => {
    const shopper = hasScript ? page : plainPage
    const address = '/search?body=Ute&colour_family=white&price=:100'
    const filters = [['simple_body:Ute'], ['colour_family:white']]
    await shopper.goto(on(site, address))
    const notice = shopper.getByRole('region', { name: 'No Results Available' })
    const ways = notice.getByRole('listitem')
    await expect(ways).toHaveText([`Without Up to $100: ${await countCars(request, filters)} cars`])
    await expect(shopper.getByRole('link', { name: 'Save this search' })).toBeVisible()
    await ways.getByRole('link').click()
    await expect(notice).toBeHidden()
    await expect(shopper).not.toHaveURL(/price=/)

    await shopper.goto(on(site, '/search/ute?query=zzzzqqqq'))
    const utes = await countCars(request, [['simple_body:Ute']])
    await expect(ways).toHaveText([`Without “zzzzqqqq”: ${utes} cars`])
    await ways.getByRole('link').click()
    await expect(shopper).not.toHaveURL(/query=/)
    await expect(shopper.getByText(`${utes} cars found`).first()).toBeVisible()
  })
}

for (const hasScript of [true, false]) {
  test(`a word that matches nothing is answered with the nearest model, ${hasScript ? 'with' : 'without'} script [PLUS-074]`, async ({
    page,
    plainPage,
  }) => {
    const shopper = hasScript ? page : plainPage
    await shopper.goto(on(site, '/search'))
    const words = shopper.getByRole('searchbox', { name: 'Keyword' }).first()
    await words.fill('korola')
    await words.press('Enter')
    const notice = shopper.getByRole('region', { name: 'No Results Available' })
    await expect(notice).toContainText('Did you mean Corolla?')
    await notice.getByRole('link', { name: 'Corolla', exact: true }).click()
    await expect(shopper).toHaveURL(/query=Corolla/)
    const cards = shopper.getByRole('region', { name: 'Results' }).getByRole('article')
    await expect(cards.first()).toContainText('Corolla')
  })
}

test('a page of results holds 21 cars [SRCH-097] [API-004]', async ({ request }) => {
  expect((await readSearch(request, '/search')).cards).toHaveLength(21)
})

test('nothing found says so and offers to clear the filters [SRCH-034] [SRCH-035]', async ({
  request,
}) => {
  const text = readText(await readPage(request, site, '/search?query=zzzzqqqq'))
  expect(text).toContain('|No Results Available|')
  expect(text).toContain(
    'No results found for your search at this time. Please try adjusting the filters for more results.',
  )
  expect(text).toContain('|Clear Filters|')
})

test('7 makes stand before the button that shows all of them, popular ones apart [SRCH-081] [SRCH-084] [SRCH-086] [CFG-040]', async ({
  request,
}) => {
  const text = readText(await readPage(request, site, '/search'))
  const [before = '', after = ''] = text.split('|Show all makes|')
  const popular = before.slice(before.lastIndexOf('|Popular|'))
  expect(popular.match(/\|,\|/g)).toHaveLength(7)
  expect(after).not.toContain('|Show fewer makes|')
  expect(text).not.toContain('|All makes|')
  expect(readText(await readPage(request, site, '/search?show=make'))).toContain('|All makes|')
})

test('the price slider runs between whole thousands [SRCH-072]', async ({ request }) => {
  const html = await readPage(request, site, '/search')
  const [slider = ''] = /<input[^>]* aria-label="Price from"[^>]*>/.exec(html) ?? []
  const numberOf = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(slider)?.[1])
  expect([numberOf('min') % 1000, numberOf('max') % 1000]).toEqual([0, 0])
  expect(numberOf('max')).toBeGreaterThan(numberOf('min'))
})

test('similar cars are at most 6 in stock, near in price, without the car itself [SRCH-101] [SRCH-104] [SRCH-109]', async ({
  request,
}) => {
  const [car] = (await searchCars(request, site, { query: 'corolla', hitsPerPage: 1 })).hits
  const path = String(car?.path)
  const html = await readPage(request, site, path)
  const similar = readCards(html.slice(html.indexOf('>Similar ')))
  expect(similar.length).toBeGreaterThan(0)
  expect(similar.length).toBeLessThanOrEqual(6)
  expect(similar.map(({ href }) => href)).not.toContain(path)
  for (const { text } of similar) expect(text).not.toMatch(/Just Sold|Coming Soon/)
})

test('search answers with hits, their number, pages, time and facets [API-001] [API-003] [API-005]', async ({
  request,
}) => {
  const answer = await searchCars(request, site, {
    query: 'toyota',
    facetFilters: [['car_type:used']],
    hitsPerPage: 5,
    page: 1,
    facets: ['make'],
  })
  expect(answer.hits).toHaveLength(5)
  for (const hit of answer.hits) expect(hit).toMatchObject({ make: 'Toyota', car_type: 'used' })
  expect(answer).toMatchObject({ page: 1, hitsPerPage: 5, processingTimeMS: expect.any(Number) })
  expect(answer.nbPages).toBe(Math.ceil(answer.nbHits / 5))
  expect(answer.facets).toEqual({ make: { Toyota: answer.nbHits } })
})

test('facets are counted for car_type, make, make_model, status, price and km [API-009]', async ({
  request,
}) => {
  const names = ['car_type', 'make', 'make_model', 'status', 'price', 'km']
  const { facets, nbHits } = await searchCars(request, site, { facets: names, hitsPerPage: 0 })
  expect(Object.keys(facets ?? {}).toSorted()).toEqual(names.toSorted())
  const types = Object.values(facets?.car_type ?? {})
  expect(types.reduce((sum, count) => sum + count, 0)).toBe(nbHits)
})

test('a filter of a visitor is joined to that of the site by AND [API-002]', async ({
  request,
}) => {
  const own = await countCars(request, [])
  const other = await searchCars(request, site, {
    filters: 'site_ids:ridgeline OR site_ids:harbour',
    hitsPerPage: 0,
  })
  expect(other.nbHits).toBeLessThanOrEqual(own)
  const foreign = await searchCars(request, site, { filters: 'site_ids:ridgeline', hitsPerPage: 0 })
  expect(foreign.nbHits).toBe(0)
})

test('one letter too few still finds the make [PLUS-015]', async ({ request }) => {
  const right = await searchCars(request, site, { query: 'hyundai', hitsPerPage: 0 })
  const wrong = await searchCars(request, site, { query: 'hyndai', hitsPerPage: 0 })
  expect(right.nbHits).toBeGreaterThan(100)
  expect(wrong.nbHits).toBe(right.nbHits)
})

test('there are cars, trucks, motorcycles and caravans [SITE-004]', async ({ request }) => {
  const kinds = async (dealer: string) => {
    const { facets } = await searchCars(request, dealer, { facets: ['item_type'], hitsPerPage: 0 })
    return Object.keys(facets?.item_type ?? {})
  }
  expect(await kinds('ironbark')).toEqual(expect.arrayContaining(['Truck', 'Motorcycle']))
  expect(await kinds('caravans')).toContain('Caravan')
  expect(readText(await readPage(request, site, '/search'))).toContain('Cars for Sale')
})
