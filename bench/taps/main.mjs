// The first taps of a shopper on a phone with a processor four times slower than this one: milliseconds to
// the next paint as the browser's own Event Timing tells them, and elements restyled before it, beside the
// same figures of a button that does nothing. "--runs N" (default 5) and words choose; exit code 1 when a
// bar of docs/architecture.md is missed or a tap is lost.
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/browser.mjs'
import { serveSite } from '../../scripts/serve-site.mjs'
import { createTaps } from './taps.mjs'

const port = 4186
const origin = `http://harbour.localhost:${port}`
const slowdown = 4
const bars = { milliseconds: 150, elements: 300 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
})
const runs = Number(values.runs)

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** A button of an otherwise empty page: what this machine needs for any tap. */
const emptyTap = {
  name: 'empty button',
  html: '<!doctype html><meta name="viewport" content="width=device-width"><button>Press</button>',
  target: (page) => page.getByRole('button'),
  isDone: async () => undefined,
}

/** Longest interaction since the page was asked to watch, in ms; waits until there is one. */
const readInteraction = (page) => page.evaluate(() => globalThis.longestInteraction())

async function watchInteractions(page) {
  await page.evaluate(() => {
    const durations = []
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId > 0) durations.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 })
    globalThis.longestInteraction = async () => {
      while (durations.length === 0) await new Promise((resolve) => setTimeout(resolve, 50))
      // The entries of one tap come together, a little after its paint.
      await new Promise((resolve) => setTimeout(resolve, 200))
      return Math.max(...durations)
    }
  })
}

async function openPage(browser, tap) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await (tap.html ? page.setContent(tap.html) : page.goto(origin + tap.path, { waitUntil: 'load' }))
  await page.waitForLoadState('networkidle')
  await tap.before?.(page)
  const target = tap.target(page)
  await target.scrollIntoViewIfNeeded()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, session, target }
}

/** Milliseconds of one tap to its next paint. */
async function timeTap(browser, tap) {
  const { context, page, target } = await openPage(browser, tap)
  try {
    await watchInteractions(page)
    await target.tap({ noWaitAfter: true })
    const milliseconds = await readInteraction(page)
    await tap.isDone(page)
    return milliseconds
  } finally {
    await context.close()
  }
}

/** Events of a trace that is on while something runs. */
async function trace(session, run) {
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
  await session.send('Tracing.start', { traceConfig: { includedCategories } })
  await run()
  await session.send('Tracing.end')
  await ended
  return events
}

/** Elements restyled from the tap until its next paint. */
async function countRestyled(browser, tap) {
  const { context, page, session, target } = await openPage(browser, tap)
  try {
    await watchInteractions(page)
    const events = await trace(session, async () => {
      await target.tap({ noWaitAfter: true })
      await readInteraction(page)
    })
    const timings = events.filter(
      ({ name, args }) => name === 'EventTiming' && args.data?.interactionId > 0,
    )
    const from = Math.min(...timings.map(({ ts }) => ts))
    const to = Math.max(...timings.map(({ ts, args }) => ts + args.data.duration * 1000))
    return events
      .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= from && ts <= to)
      .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
  } finally {
    await context.close()
  }
}

async function measure(browser, tap) {
  const times = []
  let lost = 0
  for (let run = 0; run < runs; run += 1)
    await timeTap(browser, tap).then(
      (milliseconds) => times.push(milliseconds),
      (error) => {
        lost += 1
        console.error(`  ${tap.name}: ${String(error).split('\n')[0]}`)
      },
    )
  return { times, lost, elements: await countRestyled(browser, tap) }
}

/** A vehicle that can be had, from the page of results. */
async function findCar(page, search) {
  await page.goto(origin + search)
  const href = await page.locator('main article a[href^="/cars/"]').first().getAttribute('href')
  return new URL(href, origin).pathname
}

const cell = (value, width = 8) => String(value).padStart(width)

function printRow(name, { times, lost, elements }, reference) {
  const [middle, longest] = [median(times), Math.max(...times)]
  const ratio = `${(middle / median(reference.times)).toFixed(1)}x`
  console.log(
    name.padEnd(16),
    ...[middle, longest, ratio, elements, lost].map((each) => cell(each)),
  )
  return middle > bars.milliseconds || elements > bars.elements || lost > 0
}

const site = await serveSite({ port })
const browser = await chromium.launch(launchOptions())
try {
  const search = '/search/used-cars'
  const car = await findCar(await browser.newPage(), search)
  const taps = createTaps({ search, car }).filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
  )
  console.log(
    `${runs} taps each at ${slowdown}x; ms to the next paint (bar ${bars.milliseconds}), elements restyled before it (bar ${bars.elements}).\n`,
  )
  console.log(
    ' '.repeat(16),
    ...['median', 'longest', 'ratio', 'elements', 'lost'].map((each) => cell(each)),
  )
  const reference = await measure(browser, emptyTap)
  printRow(emptyTap.name, reference, reference)
  let missed = 0
  for (const tap of taps)
    if (printRow(tap.name, await measure(browser, tap), reference)) missed += 1
  console.log(missed === 0 ? '\nEvery tap within its bars.' : `\n${missed} taps over a bar.`)
  process.exitCode = missed === 0 ? 0 : 1
} finally {
  await browser.close()
  await site.stop()
}
