// Bytes of bodies as compressed on the wire, per route: before anything is touched, what is fetched while
// the browser idles, and what the first intent brings. The reference of the ratio is the same page
// hydrated at load, which would need all of it before its first answer.
import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/browser.mjs'
import { serveSite } from '../../scripts/serve-site.mjs'

const kilobyte = 1000
const port = 4180

/** Bars of docs/architecture.md, kB brotli: script before intent, script after intent, styles. */
const routes = [
  { name: 'home', host: 'harbour', path: () => '/', before: 3.5, after: 75, css: 8 },
  {
    name: 'search',
    host: 'harbour',
    path: () => '/search/used-cars',
    before: 5,
    after: 130,
    css: 8,
  },
  { name: 'vehicle', host: 'harbour', path: (car) => car, before: 5, after: 85, css: 10 },
  {
    name: 'enquiry',
    host: 'harbour',
    path: (car) => `${car}/enquire`,
    before: 5,
    after: 85,
    css: 10,
  },
  { name: 'search', host: 'ridgeline', path: () => '/used-car', before: 5, after: 130, css: 8 },
]

/** Records every answer's size on the wire, by kind, under the phase that is current. */
async function watchTransfers(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: false })
  const answers = new Map()
  const transfers = []
  let phase = 'load'
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, {
      type: kindOf(type, response),
      phase,
      headerBytes: response.encodedDataLength,
    })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (answer)
      transfers.push({ ...answer, bytes: Math.max(0, encodedDataLength - answer.headerBytes) })
  })
  return { transfers, enter: (next) => (phase = next) }
}

function kindOf(type, { url, mimeType }) {
  if (
    mimeType === 'text/javascript' ||
    mimeType === 'application/javascript' ||
    url.endsWith('.js')
  )
    return 'script'
  return type.toLowerCase()
}

const sum = (transfers, kind, phase) =>
  transfers
    .filter((transfer) => transfer.type === kind && transfer.phase === phase)
    .reduce((total, { bytes }) => total + bytes, 0) / kilobyte

async function firstCar(page) {
  await page.goto(`http://harbour.localhost:${port}/search/used-cars`)
  const href = await page.locator('main a[href^="/cars/"]').first().getAttribute('href')
  return new URL(href, page.url()).pathname
}

async function measure(browser, route, car) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const watch = await watchTransfers(page)
  page.on(
    'console',
    (message) => message.type() === 'error' && console.error(`  ${route.name}: ${message.text()}`),
  )
  // Idle callbacks wait for the signal below, so that what is prefetched is counted apart from the load.
  await page.addInitScript(() => {
    const waiting = []
    window.requestIdleCallback = (run) => waiting.push(run)
    window.runIdleCallbacks = () =>
      waiting.splice(0).forEach((run) => run({ didTimeout: false, timeRemaining: () => 50 }))
  })
  await page.goto(`http://${route.host}.localhost:${port}${route.path(car)}`, {
    waitUntil: 'networkidle',
  })
  watch.enter('intent')
  const island = page.locator('[data-island]').first()
  if ((await island.count()) > 0) await island.dispatchEvent('pointerover')
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(800)
  await context.close()
  const { transfers } = watch
  return {
    before: sum(transfers, 'script', 'load'),
    after: sum(transfers, 'script', 'intent'),
    css: sum(transfers, 'stylesheet', 'load'),
    html: sum(transfers, 'document', 'load'),
    font: sum(transfers, 'font', 'load'),
    image: sum(transfers, 'image', 'load'),
  }
}

const cell = (value, width = 9) =>
  String(typeof value === 'number' ? value.toFixed(1) : value).padStart(width)
const columns = [
  'route',
  'site',
  'before',
  'bar',
  'after',
  'bar',
  'ratio',
  'html',
  'css',
  'bar',
  'font',
  'image',
]

function printRow(route, bytes) {
  const ratio = `${(bytes.before / (bytes.before + bytes.after || 1)).toFixed(3)}x`
  console.log(
    [
      route.name,
      route.host,
      bytes.before,
      route.before,
      bytes.after,
      route.after,
      ratio,
      bytes.html,
      bytes.css,
      route.css,
      bytes.font,
      bytes.image,
    ]
      .map((value) => cell(value))
      .join(' '),
  )
}

const site = await serveSite({ port })
const browser = await chromium.launch(launchOptions())
try {
  const car = await firstCar(await browser.newPage())
  console.log(
    'kB on the wire. "before": script fetched without intent; "after": script the first intent adds;',
  )
  console.log(
    '"ratio": before against the same page hydrated at load; "css": styles before intent.\n',
  )
  console.log(columns.map((value) => cell(value)).join(' '))
  let missed = 0
  for (const route of routes) {
    const bytes = await measure(browser, route, car)
    printRow(route, bytes)
    const isOver = ['before', 'after', 'css'].some((part) => bytes[part] > route[part])
    if (isOver) missed += 1
  }
  console.log(missed === 0 ? '\nEvery route within its bar.' : `\n${missed} routes over their bar.`)
  process.exitCode = missed === 0 ? 0 : 1
} finally {
  await browser.close()
  await site.stop()
}
