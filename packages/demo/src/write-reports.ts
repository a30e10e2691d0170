import { mkdir, readdir, rm } from 'node:fs/promises'
import { chromium } from '@playwright/test'
// @boundaries-ignore One way to find the browser for every tool of the project.
import { launchOptions } from '../../../scripts/browser.mjs'
import type { FinancedDealer } from './finance/lender-figures.ts'
import { type Listing, toListings } from './formats/listing.ts'
import type { SettingKey } from './pictures/vehicle-picture.ts'
import { aureliaStock } from './stock/aurelia-stock.ts'
import { TODAY } from './stock/calendar.ts'
import { caravansStock } from './stock/caravans-stock.ts'
import type { DemoVehicle } from './stock/demo-unit.ts'
import { harbourStock } from './stock/harbour-stock.ts'
import { ironbarkStock } from './stock/ironbark-stock.ts'
import { ridgelineStock } from './stock/ridgeline-stock.ts'

/*
 * Writes the history reports of the demo's vehicles, where their feeds say they are:
 *
 *   node --conditions=@forecourt/source packages/demo/src/write-reports.ts
 */

const folder = new URL('../media/reports/', import.meta.url)
const stocks: readonly [SettingKey, () => readonly DemoVehicle[], FinancedDealer][] = [
  ['gallery', aureliaStock, 'aurelia'],
  ['park', caravansStock, 'caravans'],
  ['studio', harbourStock, 'harbour'],
  ['depot', ironbarkStock, 'ironbark'],
  ['yard', ridgelineStock, 'ridgeline'],
]
const reported = stocks
  .flatMap(([setting, stock, dealer]) => toListings(stock(), setting, dealer))
  .filter(({ report }) => report !== '')

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
const km = new Intl.NumberFormat('en-AU')

const row = (title: string, text: string) =>
  text === '' ? '' : `<tr><th scope="row">${title}</th><td>${text}</td></tr>`

/** Readings at yearly services, the last one today's. */
function readings({ odometerKm, year }: Listing): string {
  const last = new Date(TODAY).getUTCFullYear()
  const years = Array.from({ length: Math.min(last - year + 1, 5) }, (_, at) => last - at)
  const share = (each: number) => (each - year + 1) / (last - year + 1)
  return years
    .toReversed()
    .map((each) =>
      row(String(each), `${km.format(Math.round((odometerKm ?? 0) * share(each)))} km`),
    )
    .join('')
}

function page(listing: Listing): string {
  const name = [listing.year, listing.make, listing.model, listing.badge].filter(Boolean).join(' ')
  const expiry = listing.plateExpiry && day.format(new Date(listing.plateExpiry))
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>History report: ${name}</title>
<style>
  body { font: 11pt/1.5 sans-serif; color: #16191c; margin: 0 }
  header { border-bottom: 3px solid #16191c; padding-bottom: 8pt; margin-bottom: 16pt }
  h1 { font-size: 22pt; line-height: 1.2; margin: 0 } h2 { font-size: 13pt; margin: 18pt 0 4pt }
  p { margin: 4pt 0 } table { border-collapse: collapse; width: 100% }
  th, td { text-align: left; padding: 5pt 0; border-bottom: 1px solid #d5d9dd; font-weight: 400 }
  th { width: 46%; color: #55595e } footer { margin-top: 24pt; color: #55595e; font-size: 9pt }
</style>
<header><p>Vehicle history report</p><h1>${name}</h1><p>Stock number ${listing.stocknum}, as at ${day.format(new Date(TODAY))}</p></header>
<h2>The vehicle</h2><table>
${row('Chassis number', listing.vin)}${row('Registration', listing.plate)}${row('Registered until', expiry)}
${row('Built', listing.builtIn)}${row('Complied', listing.compliedIn)}${row('Colour', listing.colour)}</table>
<h2>What the registers say</h2><table>
${row('Written off', 'Not recorded')}${row('Stolen', 'Not recorded')}${row('Money owing', 'Not recorded')}${row('Safety recalls', 'None open')}</table>
${listing.odometerKm ? `<h2>Odometer at each service</h2><table>${readings(listing)}</table>` : ''}
<footer>A sample. The vehicle and everything said of it are fictional.</footer></html>`
}

await mkdir(folder, { recursive: true })
for (const file of await readdir(folder)) await rm(new URL(file, folder))
const browser = await chromium.launch(launchOptions())
const tab = await browser.newPage()
for (const listing of reported) {
  await tab.setContent(page(listing))
  const path = new URL(listing.report.split('/').at(-1) ?? '', folder).pathname
  const margin = { top: '18mm', bottom: '18mm', left: '18mm', right: '18mm' }
  await tab.pdf({ path, format: 'A4', tagged: true, margin })
}
await browser.close()
process.stdout.write(`${reported.length} reports\n`)
