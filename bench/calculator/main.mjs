// Milliseconds of script for one event of the finance calculator's slider, on a processor four times slower
// than this one, beside a plain range input with a listener of its own in the same run. "--runs N" (default
// 200) is the number of events; exit code 1 when the median is above the bar of docs/architecture.md.
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/browser.mjs'
import { serveSite } from '../../scripts/serve-site.mjs'

const port = 4345
const origin = `http://harbour.localhost:${port}`
const slowdown = 4
const bar = 8

const { values } = parseArgs({ options: { runs: { type: 'string', default: '200' } } })
const runs = Number(values.runs)

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Times of input events, each with all that React does until the next task. */
function timeEvents(slider, events) {
  const { min, max } = slider
  const place = (index) => Number(min) + ((Number(max) - Number(min)) * (index % 97)) / 97
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  const times = []
  const next = async (index) => {
    if (index === events) return times
    set.call(slider, String(place(index)))
    const begun = performance.now()
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    // React renders such an event in a microtask.
    await Promise.resolve()
    times.push(performance.now() - begun)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return next(index + 1)
  }
  return next(0)
}

async function measure(browser, open) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const slider = await open(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times = await slider.evaluate(timeEvents, runs)
  await page.close()
  return times
}

async function openCalculator(page) {
  await page.goto(`${origin}/finance#finance-calculator`, { waitUntil: 'networkidle' })
  await page.locator('[data-island=finance-calculator]').hover()
  await page.locator('[data-island=finance-calculator][data-hydrated]').waitFor()
  return page.getByRole('slider', { name: 'Term slider' })
}

async function openPlain(page) {
  await page.setContent(
    '<input type="range" min="1" max="7" step="any" oninput="this.nextSibling.value = this.value"><output></output>',
  )
  return page.getByRole('slider')
}

const site = await serveSite({ port })
const browser = await chromium.launch(launchOptions())
try {
  const plain = median(await measure(browser, openPlain))
  const calculator = median(await measure(browser, openCalculator))
  console.log(`${runs} events at 1/${slowdown} of the speed, median`)
  console.log(`  plain range input  ${plain.toFixed(2)} ms`)
  console.log(`  finance calculator ${calculator.toFixed(2)} ms, at most ${bar} ms`)
  if (calculator > bar) process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
}
