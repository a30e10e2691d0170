// Lighthouse on the built site, as a phone with a slow line: medians of several runs of each page beside
// a page of one heading from the same machine, which says how quiet that machine is. "--runs N" (default
// 3) and words of a page's or a dealer's name choose; exit code 1 when a page misses a bar.
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { browserPath, launchOptions } from '../../scripts/browser.mjs'
import { serveSite } from '../../scripts/serve-site.mjs'

/* Installed beside this file by the command that begins it, and by nothing else. */
const installed = new URL('node_modules/lighthouse/core/index.js', import.meta.url)
const { default: lighthouse } = await import(installed.href)

const port = 4183
const debugPort = 4184
const referencePort = 4185
/** Dealers, and where each lists used cars. */
const dealers = { harbour: '/search/used-cars', ridgeline: '/used-car' }

/** Bars of docs/architecture.md: scores of 100, milliseconds and layout shift. */
const bars = {
  performance: { least: 99 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
  lcp: { most: 1300 },
  tbt: { most: 30 },
  cls: { most: 0 },
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.')

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Path of the first link of a dealer's page that leads to a kind of page, such as `/cars/`. */
async function findLinked(page, dealer, path, kind) {
  await page.goto(`http://${dealer}.localhost:${port}${path}`)
  const href = await page.locator(`main a[href^="${kind}"]`).first().getAttribute('href')
  return new URL(href, page.url()).pathname
}

function serveReference() {
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="A heading"><title>One heading</title></head><body><main><h1>One heading</h1></main></body></html>'
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(html)
  })
  return new Promise((resolve) => server.listen(referencePort, () => resolve(server)))
}

/** Markup of the elements an audit names. */
const findSnippets = (details) =>
  (details?.items ?? []).map(({ node }) => node?.snippet ?? '').join(' ')

/* Now and then Chromium leaves the start of the navigation out of its recording, which then tells nothing. */
async function record(url, attempts = 3) {
  const result = await lighthouse(url, { port: debugPort, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
  const { runtimeError } = result.lhr
  if (!runtimeError) return result.lhr
  if (runtimeError.code === 'NO_NAVSTART' && attempts > 1) return record(url, attempts - 1)
  throw new Error(`${url}: ${runtimeError.message}`)
}

/** Figures of one run. */
async function audit(url) {
  const { categories, audits } = await record(url)
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)])
  const failed = Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.map(({ id }) => audits[id]))
    .filter(({ score }) => score !== null && score < 1)
  return {
    ...Object.fromEntries(scores),
    lcp: audits['largest-contentful-paint'].numericValue,
    fcp: audits['first-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    failed: failed.map(({ id, title, details }) => `${id}: ${title} ${findSnippets(details)}`),
  }
}

async function auditOften(url) {
  const results = []
  for (let run = 0; run < runs; run += 1) results.push(await audit(url))
  const names = [...Object.keys(bars), 'fcp']
  const medians = names.map((name) => [name, median(results.map((result) => result[name]))])
  const failed = new Set(results.flatMap((result) => result.failed))
  return { ...Object.fromEntries(medians), failed }
}

const isMissed = (value, { least = -Infinity, most = Infinity }) => value < least || value > most

const format = (name, value) => value.toFixed(name === 'cls' ? 3 : 0)

function printRow(label, figures, reference) {
  const cells = Object.keys(bars).map((name) => format(name, figures[name]).padStart(name.length))
  const ratio = (figures.lcp / reference.lcp).toFixed(2)
  console.log([label.padEnd(20), ...cells, `${ratio}x`.padStart(6)].join('  '))
  for (const line of figures.failed) console.log(`    ${line}`)
}

const isChosen = (label) =>
  positionals.length === 0 || positionals.some((word) => label.includes(word))

const server = await serveSite({ port })
const plain = await serveReference()
const { args } = launchOptions()
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [...args, `--remote-debugging-port=${debugPort}`],
})
// Lighthouse works with every page of its own browser, so another one looks for addresses.
const visitor = await chromium.launch(launchOptions())
try {
  console.log(`Medians of ${runs}; last column: LCP against a page of one heading.\n`)
  console.log(['page'.padEnd(20), ...Object.keys(bars), '  LCPx'].join('  '))
  const reference = await auditOften(`http://localhost:${referencePort}/`)
  printRow('one heading', { ...reference, failed: new Set() }, reference)
  let missed = 0
  for (const [dealer, search] of Object.entries(dealers)) {
    const page = await visitor.newPage()
    const pages = {
      home: '/',
      search,
      vehicle: await findLinked(page, dealer, search, '/cars/'),
      contact: '/contact',
      locations: '/dealer-locator',
      location: await findLinked(page, dealer, '/dealer-locator', '/contact-us/'),
      finance: '/finance',
      offers: '/special-offers',
      'trade-in': '/trade-in',
    }
    for (const [name, path] of Object.entries(pages)) {
      const label = `${dealer} ${name}`
      if (!isChosen(label)) continue
      const url = `http://${dealer}.localhost:${port}${path}`
      // The first visitor of a page pays for its making; the bars are those of a running site.
      await page.goto(url)
      const figures = await auditOften(url)
      printRow(label, figures, reference)
      missed += Object.entries(bars).filter(([bar, range]) => isMissed(figures[bar], range)).length
    }
    await page.close()
  }
  console.log(missed === 0 ? '\nEvery bar met.' : `\n${missed} bars missed.`)
  process.exitCode = missed === 0 ? 0 : 1
} finally {
  await Promise.all([browser.close(), visitor.close()])
  plain.close()
  await server.stop()
}
