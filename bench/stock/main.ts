import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveSite } from '../../scripts/serve-site.mjs'
import { writeBenchFeed } from '../import/bench-feed.ts'

/**
 * One site with ever more cars, from the feed to the page: reads them in by the command line, starts the
 * built site on them and asks for pages, the search endpoint and the sitemap. Figures are held against the
 * smallest stock of the same run: none may grow faster than the stock. Pages are not cached. Linux only.
 * `npm run build && node --conditions=@forecourt/source bench/stock/main.ts [cars ...]`
 */
const sizes = process.argv.slice(2).map(Number)
const stocks = sizes.length > 0 ? sizes : [1_000, 20_000, 100_000]
const project = new URL('../../', import.meta.url).pathname
const port = 4182
const requests = 300
/** Answers before the measured ones, so that the server's code is compiled. */
const warmUp = 200
const ticksPerSecond = 100
const kilobytesPerMb = 1024

/** Figures of one stock, by name. */
type Figures = Record<string, number>

const memoryMb = (pid: number, field: 'VmHWM' | 'VmRSS') =>
  Number(
    new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0,
  ) / kilobytesPerMb

function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000
}

/** Reads the feed into the site as an operator would. */
async function importFeed(path: string, data: string): Promise<Figures> {
  const startedMs = performance.now()
  const options = ['--site', 'harbour', '--format', 'au-ftp-csv', '--force']
  const child = spawn(
    'node',
    [
      '--conditions=@forecourt/source',
      'apps/site/forecourt.ts',
      'stock',
      'import',
      ...options,
      path,
    ],
    { cwd: project, env: { ...process.env, FORECOURT_DATA: data }, stdio: 'ignore' },
  )
  const { pid } = child
  if (pid === undefined) throw new Error('[bench] the import does not start')
  let peakMb = 0
  const watch = setInterval(() => {
    try {
      peakMb = Math.max(peakMb, memoryMb(pid, 'VmHWM'))
    } catch {
      // It has just ended.
    }
  }, 100)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`[bench] the import ended with ${code}`)
  return { 'import, s': (performance.now() - startedMs) / 1000, 'import, peak MB': peakMb }
}

async function ask(path: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'x-forwarded-host': 'harbour.localhost' },
  })
  if (!answer.ok) throw new Error(`[bench] ${path} answered ${answer.status}`)
  return answer.text()
}

/** CPU milliseconds of the server for each of many answers. */
async function costOf(pid: number, path: (at: number) => string): Promise<number> {
  for (let at = 0; at < warmUp; at += 1) await ask(path(requests + at))
  const before = cpuMs(pid)
  for (let at = 0; at < requests; at += 1) await ask(path(at))
  return (cpuMs(pid) - before) / requests
}

/** The sitemap with every file it names. */
async function readSitemap(): Promise<{ addresses: number; seconds: number }> {
  const startedMs = performance.now()
  const first = await ask('/sitemap.xml')
  const files = [...first.matchAll(/<sitemap>\s*<loc>([^<]+)/g)].map(([, url = '']) => new URL(url))
  let addresses = first.match(/<url>/g)?.length ?? 0
  for (const { pathname, search } of files)
    addresses += (await ask(`${pathname}${search}`)).match(/<url>/g)?.length ?? 0
  return { addresses, seconds: (performance.now() - startedMs) / 1000 }
}

async function serveFigures(data: string): Promise<Figures> {
  const startedMs = performance.now()
  const site = await serveSite({
    port,
    directory: data,
    env: {
      FORECOURT_TRUSTED_PROXIES: '127.0.0.1',
      FORECOURT_HTML_CACHE: '0',
      FORECOURT_DEMO_STOCK: '0',
    },
  })
  try {
    const readySeconds = (performance.now() - startedMs) / 1000
    const restMb = memoryMb(site.pid, 'VmRSS')
    const html = await ask('/search')
    const cars = [...new Set(html.match(/\/cars\/\d{4}-[a-z0-9-]+(?=")/g))]
    const search = await costOf(site.pid, (at) => `/search?price=${10_000 + at * 100}:`)
    const vehicle = await costOf(site.pid, (at) => cars[at % cars.length] ?? '')
    const home = await costOf(site.pid, () => '/')
    const sitemap = await readSitemap()
    return {
      'ready, s': readySeconds,
      'memory at rest, MB': restMb,
      'search page, CPU ms': search,
      'vehicle page, CPU ms': vehicle,
      'home page, CPU ms': home,
      'sitemap, s': sitemap.seconds,
      'sitemap, addresses': sitemap.addresses,
      'memory at most, MB': memoryMb(site.pid, 'VmHWM'),
    }
  } finally {
    await site.stop()
  }
}

async function measure(count: number): Promise<Figures> {
  const data = mkdtempSync(join(tmpdir(), 'forecourt-stock-'))
  try {
    const imported = await importFeed(writeBenchFeed(join(data, 'feed.csv'), count), data)
    return { ...imported, ...(await serveFigures(data)) }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

const results: Figures[] = []
for (const count of stocks) results.push(await measure(count))

const cell = (text: string) => text.padStart(20)
const [least = {}] = results
console.log(`${'cars'.padEnd(22)}${stocks.map((count) => cell(count.toLocaleString())).join('')}`)
for (const name of Object.keys(least)) {
  const cells = results.map((figures) => {
    const value = figures[name] ?? 0
    return cell(
      `${value.toFixed(value < 100 ? 2 : 0)} (${(value / (least[name] ?? 1)).toFixed(1)}x)`,
    )
  })
  console.log(`${name.padEnd(22)}${cells.join('')}`)
}
const faster = stocks.flatMap((count, at) => {
  const times = count / (stocks[0] ?? 1)
  return Object.keys(least)
    .filter((name) => (results[at]?.[name] ?? 0) / (least[name] ?? 1) > times)
    .map((name) => `${name} at ${count.toLocaleString()}`)
})
console.log(
  faster.length === 0
    ? '\nNothing grows faster than the stock.'
    : `\nGrows faster than the stock: ${faster.join(', ')}`,
)
process.exitCode = faster.length === 0 ? 0 : 1
