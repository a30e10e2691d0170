import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeDealer } from './dealer-file.ts'
import { ask, dataFolder, demoSites, expect, on, test } from './journey.ts'
import { plainDealer } from './plain-dealer.ts'
import { aDealer, aFeedCar, daysAgo, openDealer, readPage, readText } from './rows-dealer.ts'

const wordy = 'wordyone'
const silent = 'silentone'

const offer = (slug: string, more: object = {}) => ({
  slug,
  title: `Offer ${slug}`,
  text: 'A thing for less.',
  ...more,
})

const offers = [
  offer('always', {
    terms: 'Once a person.',
    href: '/search?body=Hatch',
    linkLabel: 'See hatches',
  }),
  offer('today', { from: daysAgo(2), until: daysAgo(-2) }),
  offer('over', { until: daysAgo(2) }),
  offer('later', { from: daysAgo(-2) }),
  offer('nowhere', { href: '/no-such-page' }),
]

/** Lays a content file beside the tenant file, whole at once. */
function writeContent(name: string, text: string): void {
  const file = join(dataFolder, 'tenants', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000)
  const request = await playwright.request.newContext()
  await openDealer(request, aDealer(wordy, { offers, warranty: { protectionPlanYears: 5 } }), [
    aFeedCar('C1'),
  ])
  writeDealer({ ...plainDealer(silent), name: 'Silent Motors' })
  await expect.poll(async () => (await ask(request, silent, '/')).status()).toBe(200)
  await request.dispose()
})

/** Structured data of a page. */
const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )

const pages = [
  {
    path: '/about-us',
    title: 'About Silent Motors',
    crumb: 'About Silent Motors',
    row: '[SITE-045]',
  },
  {
    path: '/terms-and-conditions',
    title: 'Terms and Conditions',
    crumb: 'Terms and Conditions',
    row: '[SITE-047]',
  },
  { path: '/special-offers', title: 'Special Offers', crumb: 'Special Offers', row: '[SITE-040]' },
  { path: '/brands', title: 'Our Brands', crumb: 'Our Brands', row: '[SITE-043]' },
] as const

for (const { path, title, crumb, row } of pages)
  test(`${path} stands for a dealer who has written nothing, with its place among the pages ${row}`, async ({
    page,
    request,
  }) => {
    await page.goto(`http://${silent}.localhost:${new URL(on('harbour', '/')).port}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} | Silent Motors`)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(crumb)
    const html = await readPage(request, silent, path)
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`))
    expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/)
    expect(jsonLdOf(html).find((each) => each['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: title }],
    })
    const sitemap = await (await ask(request, silent, '/sitemap.xml')).text()
    expect(sitemap).toContain(`${path}</loc>`)
    expect(readText(html)).not.toMatch(/lorem|undefined|null\|/i)
  })

test('the words of a dealer lie in files beside its tenant file, and are followed while the site runs', async ({
  request,
}) => {
  const titleOf = async (path: string) =>
    /<h1[^>]*>([^<]*)</.exec(await readPage(request, wordy, path))?.[1]
  expect(await titleOf('/about-us')).toBe('About Rows Motors')
  const text = '## Since 1951\n\nWith a {protectionPlan}. [Stock](/search), [gone](/no-such-page).'
  writeContent(`${wordy}/about-us.md`, `---\ntitle: Rows and rows\n---\n\n${text}`)
  await expect.poll(() => titleOf('/about-us'), { timeout: 20_000 }).toBe('Rows and rows')
  const html = await readPage(request, wordy, '/about-us')
  expect(html).toContain('<h2>Since 1951</h2>')
  expect(html).toContain('<a href="/search">Stock</a>')
  expect(html).toContain('<span>gone</span>')
})

test('the protection plan of a dealer is of 3 years, or of 5 [CFG-093]', async ({ request }) => {
  writeContent(`${wordy}/terms-and-conditions.md`, 'Cars carry our {protectionPlan}.')
  const said = async () => readText(await readPage(request, wordy, '/terms-and-conditions'))
  await expect.poll(said, { timeout: 20_000 }).toContain('our 5-year mechanical protection plan')
  const harbour = readText(await readPage(request, 'harbour', '/special-offers'))
  expect(harbour).toContain('A 3-year mechanical protection plan with used cars')
})

test('a broken content file harms nobody: its last good version stays, and so does every other page', async ({
  request,
}) => {
  writeContent(`${wordy}/special-offers.md`, '---\ntitle: Good offers\n---\nFirst.')
  const offersText = async () => readText(await readPage(request, wordy, '/special-offers'))
  await expect.poll(offersText, { timeout: 20_000 }).toContain('|Good offers|')
  writeContent(`${wordy}/special-offers.md`, '---\ntitel: Bad offers\n---\nSecond.')
  writeContent(`${wordy}/brands.md`, '---\ntitle: Brands of Rows\n---\n')
  await expect
    .poll(async () => readText(await readPage(request, wordy, '/brands')), { timeout: 20_000 })
    .toContain('|Brands of Rows|')
  expect(await offersText()).toContain('|Good offers|')
  expect((await ask(request, silent, '/about-us')).status()).toBe(200)
})

test('HTML in a content file loses what may do harm', async ({ page, request }) => {
  const harm = '<script>document.title="harmed"</script><img src=x onerror="document.title=1">'
  writeContent(`${wordy}/about-us.md`, `---\ntitle: Unharmed\n---\n\n${harm}\n\nAfter.`)
  const about = async () => readPage(request, wordy, '/about-us')
  await expect.poll(about, { timeout: 20_000 }).toContain('<p>After.</p>')
  expect(await about()).not.toMatch(/document\.title|onerror/)
  await page.goto(`http://${wordy}.localhost:${new URL(on('harbour', '/')).port}/about-us`)
  await expect(page).toHaveTitle('Unharmed | Rows Motors')
})

test('an offer is shown from its first day to its last, at its own anchor, and leads to its vehicles [SITE-040]', async ({
  request,
}) => {
  const html = await readPage(request, wordy, '/special-offers')
  const shown = [...html.matchAll(/<article id="([a-z]+)"/g)].map(([, slug]) => slug)
  expect(shown).toEqual(['always', 'today', 'nowhere'])
  expect(html).toMatch(/<a href="\/search\?body=Hatch"[^>]*>See hatches<\/a>/)
  expect(html).not.toContain('href="/no-such-page"')
  const text = readText(html)
  expect(text).toContain('|Once a person.|')
  expect(text.match(/\|Ends \d+ \w+ \d{4}\|/g)).toHaveLength(1)
})

test('without an offer the page says so and leads on [SITE-040]', async ({ plainPage }) => {
  const { port } = new URL(on('harbour', '/'))
  await plainPage.goto(`http://${silent}.localhost:${port}/special-offers`)
  await expect(plainPage.getByRole('heading', { name: 'No special offers' })).toBeVisible()
  await plainPage.getByRole('main').getByRole('link', { name: 'Search Vehicles' }).click()
  await expect(plainPage).toHaveURL(/\/search$/)
})

for (const site of demoSites)
  test(`${site} says who it is and what it offers in its own words`, async ({ page, request }) => {
    const about = readText(await readPage(request, site, '/about-us'))
    const others = demoSites.filter((other) => other !== site)
    for (const other of others) expect(about).not.toBe(await readPage(request, other, '/about-us'))
    await page.goto(on(site, '/special-offers'))
    const cards = page.getByRole('main').getByRole('article')
    expect(await cards.count()).toBeGreaterThanOrEqual(2)
    await cards.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/offers/i)
  })

test('a dealership with a website of its own is linked to it [DATA-036]', async ({ request }) => {
  const html = await readPage(request, 'harbour', '/about-us')
  expect(html).toMatch(
    /<a href="https:\/\/toyota\.harbourmotorgroup\.example"[^>]*>toyota\.harbourmotorgroup\.example</,
  )
})
