import type { APIRequestContext, Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { type Crawl, type CrawledPage, crawl, expectWhole } from './crawl.ts'
import { findInvalidHtml } from './html-validity.ts'
import { demoSites, expect, port, test } from './journey.ts'
import { plainDealer, startDealer } from './plain-dealer.ts'
import { comeToRest } from './rest.ts'

/** Window of a usual phone. */
const phone = { width: 390, height: 844 }

/** Pages that nothing on another leads to without script. */
const elsewhere = ['/success', '/pages/unsubscribe', '/sign-in']

/** Kinds of pages every site has. */
const everySite = [
  '/',
  '/about-us',
  '/cars/*',
  '/cars/*/enquire',
  '/contact',
  '/favourites',
  '/privacy-policy',
  '/terms-and-conditions',
  'POST /contact',
  'POST /favourites',
]

/** Gates: the kinds of pages of each site that lead to sign-in. */
const gates: Readonly<Record<string, readonly string[]>> = {
  harbour: ['/my-garage', '/online-payment', '/spin-to-win', '/watchlist'],
  ridgeline: ['/cars/*/checkout', '/second-chance-finance', '/watchlist'],
  caravans: ['/finance-for-everyone'],
  ironbark: ['/personalised/finance?', '/finance?'],
  aurelia: [],
  bare: ['/my-garage'],
}

/** Pages of an account, which lead to sign-in on every site that has accounts. */
const accountPages = ['/saved-searches?', '/my-garage/delete-account']

/** Kinds of pages all five dealers have besides; `everySite` without those that only take something. */
const everyDealer = [
  '/cars/*/photos',
  '/contact-us/*',
  '/dealer-locator',
  '/our-location/*',
  '/pages/unsubscribe',
  '/print',
  '/search-by-price',
  '/service',
  '/special-offers',
]

const shared = new Set([...everySite, ...everyDealer])

/** Draws every kind of page of every site; else one that all have is drawn at two sites of six. */
const isFull = process.env.FORECOURT_TEST_FULL === '1'

const sites = [...demoSites, 'bare']

/** One page of each kind; the first stands for those with other queries. */
function onePageOfEach(pages: readonly CrawledPage[]): CrawledPage[] {
  const ofKind = new Map<string, CrawledPage>()
  for (const page of pages) {
    const kind = page.kind.replace('?', '')
    if (!ofKind.has(kind)) ofKind.set(kind, page)
  }
  return [...ofKind.values()]
}

const crawls = new Map<string, Promise<Crawl>>()

/** The crawl of a site, once a worker. */
function crawlOf(page: Page, request: APIRequestContext, site: string): Promise<Crawl> {
  const from = ['/', ...elsewhere]
  const found = crawls.get(site) ?? crawl({ page, request, site, from })
  crawls.set(site, found)
  return found
}

/** Reports of the page's policy and faults in the console, recorded from now on. */
async function recordComplaints(page: Page): Promise<() => Promise<string[]>> {
  const complaints: string[] = []
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning'
    // A first picture that was still being made when the page was done is no fault of the page.
    if (isFault && !message.text().includes('was preloaded using link preload'))
      complaints.push(message.text())
  })
  await page.addInitScript(() => {
    const reports: string[] = []
    Object.assign(globalThis, { policyReports: reports })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reports.push(`${violatedDirective}: ${blockedURI}`),
    )
  })
  const readReports = () =>
    page.evaluate(() => (globalThis as unknown as { policyReports: string[] }).policyReports)
  return async () => [...complaints.splice(0), ...(await readReports())]
}

/** True where a kind of page is drawn at a site. */
const isDrawn = (kind: string, siteIndex: number) =>
  isFull || !shared.has(kind.replace('?', '')) || (siteIndex + kind.length) % 3 === 0

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const [siteIndex, site] of sites.entries())
  test.describe(site, () => {
    // One worker a site, which crawls it once.
    test.describe.configure({ mode: 'default', timeout: 300_000 })

    test.beforeAll(async ({ playwright }) => {
      if (site !== 'bare') return
      const request = await playwright.request.newContext()
      await startDealer(request, plainDealer(site))
      await request.dispose()
    })

    test(`every control of ${site} leads somewhere, and every page names itself [PLUS-114] [PLUS-054]`, async ({
      page,
      request,
    }) => {
      const found = await crawlOf(page, request, site)
      expectWhole(found, everySite)
      const gated = [...(gates[site] ?? []), ...accountPages].map((kind) => `${kind} → /sign-in?`)
      expect([...found.redirects].filter((redirect) => !gated.includes(redirect))).toEqual([])
    })

    test(`every kind of page of ${site} is valid HTML`, async ({ page, request }) => {
      const { pages } = await crawlOf(page, request, site)
      for (const { address, html } of onePageOfEach(pages))
        expect.soft(await findInvalidHtml(html), address).toEqual([])
    })

    test(`every kind of page of ${site} is silent, fits its window and passes axe [PLUS-065]`, async ({
      page,
      request,
    }) => {
      const { pages } = await crawlOf(page, request, site)
      const complaintsOf = await recordComplaints(page)
      const wide = page.viewportSize() ?? phone
      const drawn = onePageOfEach(pages).filter(({ kind }) => isDrawn(kind, siteIndex))
      for (const { address } of drawn) {
        await page.setViewportSize(wide)
        await page.goto(`http://${site}.localhost:${port}${address}`)
        // Reached for, a page gets its script.
        await page.mouse.move(wide.width / 2, wide.height / 2)
        await comeToRest(page)
        for (const size of [wide, phone]) {
          const at = `${address} at ${size.width}`
          await page.setViewportSize(size)
          expect.soft(await overflowOf(page), at).toBeLessThanOrEqual(0)
          expect.soft(await findViolations(page), at).toEqual([])
        }
        expect.soft(await complaintsOf(), address).toEqual([])
      }
    })
  })
