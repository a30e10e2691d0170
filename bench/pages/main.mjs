// Pages the server renders in one second of CPU, uncached and cached, next to an answer that renders
// nothing in the same run. CPU time is the server process's own, so other work on the machine matters little.
// With numbers of cars as arguments the same for each, held against the first: `bench:pages -- 1000 20000 100000`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveSite } from '../../scripts/serve-site.mjs'
import { writeBenchFeed } from '../import/bench-feed.ts'

const ticksPerSecond = 100
const port = 4181
const requests = 400
const concurrency = 4

/** Bars of the project, pages a CPU-second. */
const pages = [
  { name: 'search', path: '/search/used-cars', bar: 450 },
  { name: 'search, refined', path: '/search/used-cars?body=Ute&price=20000:60000', bar: 450 },
  { name: 'vehicle', path: null, bar: 800 },
  { name: 'home', path: '/', bar: null },
]

function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

async function ask(path) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'x-forwarded-host': 'harbour.localhost', 'accept-encoding': 'br' },
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.text()
}

async function perCpuSecond(pid, path) {
  for (let warm = 0; warm < 60; warm += 1) await ask(path)
  const before = cpuSeconds(pid)
  let left = requests
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left > 0) {
        left -= 1
        await ask(path)
      }
    }),
  )
  return requests / (cpuSeconds(pid) - before)
}

/** Reads so many cars into a data folder of their own, as an operator would. */
function importCars(count) {
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-pages-'))
  const feed = writeBenchFeed(join(directory, 'feed.csv'), count)
  const command = ['apps/site/forecourt.ts', 'stock', 'import', '--site', 'harbour']
  const options = ['--format', 'au-ftp-csv', '--force', feed]
  const { status, stderr } = spawnSync(
    'node',
    ['--conditions=@forecourt/source', ...command, ...options],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, FORECOURT_DATA: directory },
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`the import ended with ${status}: ${stderr}`)
  return directory
}

async function measure(env, directory) {
  const site = await serveSite({
    port,
    directory,
    env: {
      FORECOURT_TRUSTED_PROXIES: '127.0.0.1',
      FORECOURT_DEMO_STOCK: directory ? '0' : '1',
      ...env,
    },
  })
  try {
    const html = await ask('/search/used-cars')
    const car = /href="(\/cars\/[a-z0-9-]+)"/.exec(html)?.[1]
    const results = { nothing: await perCpuSecond(site.pid, '/healthz') }
    for (const { name, path } of pages) results[name] = await perCpuSecond(site.pid, path ?? car)
    return results
  } finally {
    await site.stop()
  }
}

const cell = (value, width = 12) =>
  String(typeof value === 'number' ? Math.round(value) : value).padStart(width)

/** @returns what each page costs against the first stock, in CPU time */
async function printStock(title, directory, first) {
  const uncached = await measure({ FORECOURT_HTML_CACHE: '0' }, directory)
  const cached = await measure({ FORECOURT_HTML_CACHE: '1' }, directory)
  const against = first ?? uncached
  const titles = ['uncached', 'bar', 'ratio', 'cached', ...(first ? ['growth'] : [])]
  console.log(`${title.padEnd(18)}${titles.map((each) => cell(each)).join('')}`)
  for (const { name, bar } of pages) {
    const ratio = `${(uncached.nothing / uncached[name]).toFixed(1)}x`
    const growth = `${(against[name] / uncached[name]).toFixed(2)}x`
    const cells = [uncached[name], bar ?? '-', ratio, cached[name], ...(first ? [growth] : [])]
    console.log(`${name.padEnd(18)}${cells.map((value) => cell(value)).join('')}`)
  }
  console.log(`${'/healthz'.padEnd(18)}${cell(uncached.nothing)}\n`)
  return uncached
}

const stocks = process.argv.slice(2).map(Number)
if (!stocks.every((count) => Number.isInteger(count) && count > 0))
  throw new Error(`expected numbers of cars, got ${process.argv.slice(2).join(' ')}`)
console.log(
  'Pages a second of server CPU; "ratio" is what rendering costs against an answer that renders nothing,\n"growth" what a page costs against the first stock.\n',
)
if (stocks.length === 0) await printStock('page')
let first
for (const count of stocks) {
  const directory = importCars(count)
  try {
    const figures = await printStock(`${count.toLocaleString('en-AU')} cars`, directory, first)
    first ??= figures
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
