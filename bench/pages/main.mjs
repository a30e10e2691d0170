// What pages cost a server's CPU: uncached beside plain React of as many elements, cached and 304 beside
// `node:http` with the same bodies, all in one run. CPU time is the server process's own, in nanoseconds, so
// other work on the machine matters little; figures of two runs cannot be compared, ratios can.
//   bench:pages -- --against ../before     the built site of another checkout takes turns with this one
//   bench:pages -- --kinds search,vehicle  only these kinds of pages
//   bench:pages -- 1000 20000 100000       the same for numbers of cars
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { serveSite } from '../../scripts/serve-site.mjs'
import { writeBenchFeed } from '../import/bench-feed.ts'
import { listPageKinds } from './addresses.mjs'
import { openConnection } from './keep-alive-client.mjs'
import { countElements, createLoad, takeTurns } from './measure.mjs'
import { measurePlainReact } from './plain-react.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, kinds: { type: 'string' }, port: { type: 'string' } },
})
const firstPort = Number(options.port ?? 4181)

/** Asks the site once for an address, for what its pages are like. */
async function askOnce(port, address) {
  const { ask, close } = await openConnection(port)
  try {
    const { status, headers, body } = await ask(address)
    if (status !== 200) throw new Error(`${address.path} answered ${status}`)
    const html = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body
    return { headers, wireBytes: body.length, htmlBytes: html.length, body: html.toString() }
  } finally {
    close()
  }
}

/** Reads so many cars into a data folder of their own, as an operator would. */
function importCars(count) {
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-pages-'))
  const feed = writeBenchFeed(join(directory, 'feed.csv'), count)
  const command = ['apps/site/forecourt.ts', 'stock', 'import', '--site', 'harbour']
  const more = ['--format', 'au-ftp-csv', '--force', feed]
  const { status, stderr } = spawnSync(
    'node',
    ['--conditions=@forecourt/source', ...command, ...more],
    { cwd: root, env: { ...process.env, FORECOURT_DATA: directory }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`the import ended with ${status}: ${stderr}`)
  return directory
}

async function startRaw(sitePort) {
  const child = spawn(
    'node',
    [fileURLToPath(new URL('raw-server.mjs', import.meta.url)), String(sitePort)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const port = await new Promise((found) => {
    child.stdout.once('data', (line) => found(Number(line)))
  })
  return { port, pid: child.pid, stop: () => child.kill() }
}

const builds = [
  { name: 'now', root },
  ...(options.against ? [{ name: 'before', root: resolve(options.against) }] : []),
]

/** One server of each build, all with the same setting of the cache. */
function startSites(isCached, directory) {
  return Promise.all(
    builds.map(({ root: folder }, index) =>
      serveSite({
        root: folder,
        port: firstPort + index,
        directory: index === 0 ? directory : undefined,
        env: {
          FORECOURT_DEMO_STOCK: directory ? '0' : '1',
          FORECOURT_HTML_CACHE: isCached ? '1' : '0',
        },
      }),
    ),
  )
}

async function withAll(things, use) {
  const started = await things
  try {
    return await use(started)
  } finally {
    for (const thing of started) await thing.stop()
  }
}

const perSecond = (milliseconds) => Math.round(1000 / milliseconds)
const percent = (part, whole) => `${Math.round((part / whole) * 100)} %`
const times = (one, other) => `${(one / other).toFixed(1)}x`

async function measureUncached(kinds, sites) {
  const rows = []
  for (const kind of kinds) {
    const pages = await Promise.all(
      sites.map(({ port }) => askOnce(port, kind.addresses[kind.addresses.length >> 1])),
    )
    const elements = pages.map(({ body }) => countElements(body))
    const loads = sites.map((site) => createLoad(site, kind.addresses))
    const react = { run: async (ms) => measurePlainReact(elements[0], ms) }
    const figures = await takeTurns([...loads, react])
    const reactMs = figures.pop()
    for (const [index, { name }] of builds.entries()) {
      const { htmlBytes, wireBytes } = pages[index]
      const { bar } = kind
      const ownReactMs = (reactMs * elements[index]) / elements[0]
      rows.push({
        page: kind.name,
        build: name,
        elements: elements[index],
        'bar, el': bar.elements ?? '-',
        'kB html': (htmlBytes / 1000).toFixed(1),
        'bar, kB': bar.kilobytes ?? '-',
        'kB wire': (wireBytes / 1000).toFixed(1),
        'a CPU-s': perSecond(figures[index]),
        react: times(figures[index], ownReactMs),
        'bar, react': bar.timesReact ? `${bar.timesReact}x` : '-',
        'of before': index === 0 && figures[1] ? times(figures[1], figures[0]) : '-',
      })
    }
  }
  console.log('Uncached pages, a second of the server’s CPU; "react" is CPU against plain React.')
  console.table(rows)
}

async function readEtags(port, addresses) {
  const etags = new Map()
  for (const address of addresses) etags.set(address, (await askOnce(port, address)).headers.etag)
  return [...etags.values()].every(Boolean) ? etags : null
}

async function measureKindCached(kind, sites, raw) {
  const { addresses } = kind
  const loads = sites.map((site) => createLoad(site, addresses))
  for (const load of loads) await load.visitAll()
  // Copies for later visitors are compressed after the first answers.
  await new Promise((done) => setTimeout(done, 3000))
  for (const load of loads) await load.visitAll()
  const rawLoad = createLoad(raw, addresses)
  await rawLoad.visitAll()
  const etags = await readEtags(sites[0].port, addresses)
  const unchanged = etags && createLoad(sites[0], addresses, etags)
  const all = [rawLoad, ...loads, ...(unchanged ? [unchanged] : [])]
  // Short, so that no page gets old meanwhile and is rendered again.
  const [rawMs, nowMs, ...rest] = await takeTurns(all, { warmMs: 2000, sliceMs: 300 })
  const beforeMs = sites.length > 1 ? rest.shift() : null
  const [unchangedMs] = rest
  return {
    page: kind.name,
    'node:http': perSecond(rawMs),
    cached: perSecond(nowMs),
    'of node:http': percent(rawMs, nowMs),
    'bar, cached': '55 %',
    unchanged: unchangedMs ? perSecond(unchangedMs) : '-',
    'its part': unchangedMs ? percent(rawMs, unchangedMs) : '-',
    'bar, 304': '75 %',
    'of before': beforeMs ? times(beforeMs, nowMs) : '-',
  }
}

async function measureCached(kinds, sites) {
  const raw = await startRaw(sites[0].port)
  try {
    const rows = []
    for (const kind of kinds.filter(({ isPrivate }) => !isPrivate))
      rows.push(await measureKindCached(kind, sites, raw))
    console.log('Cached pages, a second of CPU, beside node:http with the same bodies.')
    console.table(rows)
  } finally {
    raw.stop()
  }
}

async function measureStock(directory) {
  const chosen = options.kinds?.split(',')
  const listKinds = async (port) => {
    const kinds = await listPageKinds((address) => askOnce(port, address))
    return kinds.filter(({ name }) => !chosen || chosen.includes(name))
  }
  await withAll(startSites(false, directory), async (sites) =>
    measureUncached(await listKinds(sites[0].port), sites),
  )
  await withAll(startSites(true, directory), async (sites) =>
    measureCached(await listKinds(sites[0].port), sites),
  )
}

const stocks = positionals.map(Number)
if (!stocks.every((count) => Number.isInteger(count) && count > 0))
  throw new Error(`expected numbers of cars, got ${positionals.join(' ')}`)
if (stocks.length === 0) await measureStock()
for (const count of stocks) {
  console.log(`${count.toLocaleString('en-AU')} cars`)
  const directory = importCars(count)
  try {
    await measureStock(directory)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
