import { cpus, loadavg } from 'node:os'
import {
  createStockIndexSettings,
  EMBEDDED_INDEX_NAME,
  listStockIndexReplicas,
  type StockRecord,
} from '@forecourt/feature-search/model'
import { createSearchEngine, type SearchEngine, valueIs } from '@forecourt/search-engine'
import { BENCH_SITE_ID, benchCars } from './bench-cars.ts'
import { type BenchSearch, benchSearches } from './bench-requests.ts'
import { askByBruteForce } from './brute-force.ts'
import { serveEndpoint, serveService } from './loopback.ts'
import { longestStallMs, type Timing, timeEach, usedBytes } from './measure.ts'
import { createSqliteSearch } from './sqlite-search.ts'

/** Bars of the search design. */
const HTTP_P95_MS: ReadonlyMap<number, number> = new Map([
  [1000, 5],
  [20_000, 5],
  [100_000, 10],
])
const HEAP_MB_PER_100K = 40
/** With fewer cars the fixed parts of an index weigh more than the cars. */
const LEAST_HEAP_CARS = 20_000
const UPSERT_MS = 1
const STALL_MS = 50
const MEASURED = 500
const ROUNDS = 3
/** A figure below this is noise. */
const SMALLEST_FIGURE = 0.01
const SLOW_MEASURED = 30
/** Brute force is linear: it runs on so many cars and is scaled up. */
const BRUTE_FORCE_CARS = 1000
const BRUTE_FORCE_MEASURED = 20

const scope = valueIs('site_ids', BENCH_SITE_ID)
let hasMissed = false

console.log(
  `search · Node ${process.version}, ${cpus().length} cores, load ${loadavg().at(0)!.toFixed(1)}; times in milliseconds`,
)
const costs: Cost[] = []
for (const count of HTTP_P95_MS.keys()) costs.push(await measure(count))
printGrowth(costs)
console.log(hasMissed ? '\nA bar is missed.' : '\nEvery bar is met.')
process.exitCode = hasMissed ? 1 : 0

/** Cost of a number of cars: times in milliseconds, heap in megabytes. */
interface Cost {
  cars: number
  figures: Record<string, number>
}

async function measure(count: number): Promise<Cost> {
  const cars = benchCars(count)
  const searches = benchSearches(MEASURED, cars, 2)
  const warmUps = benchSearches(300, cars, 3)
  const definition = indexOf(cars)
  console.log(`\n${count.toLocaleString('en-AU')} cars, ${MEASURED} different multi-queries`)
  const before = usedBytes()
  const engine = createSearchEngine()
  engine.setIndex(EMBEDDED_INDEX_NAME, definition)
  const heapMb = (usedBytes() - before) / 1e6

  const ask = (search: BenchSearch) => askEngine(engine, search)
  warmUps.forEach(ask)
  const inProcess = await timeEach(searches, ask)
  printTiming('engine', inProcess, inProcess)
  const http = await measureHttp(engine, { count, cars, searches, warmUps, inProcess })
  await measureSqlite(cars, searches, ask)
  await measureBruteForce(cars, searches, inProcess)
  const heapPer100k = (heapMb / count) * 100_000
  if (count >= LEAST_HEAP_CARS) checkBar('heap, MB per 100,000 cars', heapPer100k, HEAP_MB_PER_100K)
  const workingMb = (usedBytes() - before) / 1e6
  console.log(`  with its caches filled: ${workingMb.toFixed(1)} MB in all`)
  const changes = await measureChanges(engine, cars, definition)
  const filling = await measureFilling(cars)
  const search = {
    'engine, p50': inProcess.p50,
    'engine, p95': inProcess.p95,
    'HTTP, p95': http.p95,
  }
  return { cars: count, figures: { ...search, heap: heapMb, ...changes, ...filling } }
}

/** No cost may grow faster than the stock. */
function printGrowth(measured: readonly Cost[]): void {
  const [first, ...others] = measured
  if (!first) return
  console.log(`\nGrowth from ${first.cars.toLocaleString('en-AU')} cars`)
  for (const { cars, figures } of others) {
    const stock = cars / first.cars
    for (const [name, figure] of Object.entries(figures)) {
      const growth = figure / Math.max(first.figures[name] ?? 0, SMALLEST_FIGURE)
      checkBar(`${name}, times, at ${stock} times the stock`, growth, stock)
    }
  }
}

function indexOf(cars: readonly StockRecord[]) {
  return {
    settings: createStockIndexSettings(),
    replicas: Object.fromEntries(
      listStockIndexReplicas().map(({ name, settings }) => [name, settings]),
    ),
    records: cars.map((car) => ({ ...car })),
  }
}

function askEngine(engine: SearchEngine, { requests }: BenchSearch) {
  return engine.search(
    requests.map(({ indexName, params }) => ({ indexName, ...params })),
    { scope },
  )
}

interface HttpRun {
  count: number
  cars: readonly StockRecord[]
  searches: readonly BenchSearch[]
  warmUps: readonly BenchSearch[]
  inProcess: Timing
}

/** Each round begins with a change, so that nothing is remembered; the quietest round counts. */
async function measureHttp(
  engine: SearchEngine,
  { count, cars, searches, warmUps, inProcess }: HttpRun,
): Promise<Timing> {
  const loopback = await serveEndpoint(engine, scope)
  for (const search of warmUps) await loopback.search(search)
  const rounds: Timing[] = []
  for (let round = 0; round < ROUNDS; round++) {
    engine.upsert(EMBEDDED_INDEX_NAME, { ...cars.at(0)! })
    rounds.push(await timeEach(searches, loopback.search))
  }
  const quietest = rounds.toSorted((a, b) => a.p95 - b.p95).at(0)!
  printTiming('loopback HTTP, lite client', quietest, inProcess)
  console.log(`  p95 of the rounds: ${rounds.map(({ p95 }) => p95.toFixed(2)).join(', ')}`)
  checkBar('p95 over HTTP', quietest.p95, HTTP_P95_MS.get(count)!)
  printTiming('the same again, remembered', await timeEach(searches, loopback.search), inProcess)
  loopback.close()
  return quietest
}

async function measureSqlite(
  cars: readonly StockRecord[],
  searches: readonly BenchSearch[],
  ask: (search: BenchSearch) => unknown,
): Promise<void> {
  const sqlite = createSqliteSearch(cars)
  const sample = searches.slice(0, SLOW_MEASURED)
  const ours = await timeEach(sample, ask)
  sqlite.search(sample.at(0)!)
  printTiming(`SQLite FTS5 (${sample.length})`, await timeEach(sample, sqlite.search), ours)
  sqlite.close()
}

/** Some of the cars in an index of their own: the same answers, and how much longer they take. */
async function measureBruteForce(
  cars: readonly StockRecord[],
  searches: readonly BenchSearch[],
  inProcess: Timing,
): Promise<void> {
  const few = cars.slice(0, BRUTE_FORCE_CARS)
  const engine = createSearchEngine()
  engine.setIndex(EMBEDDED_INDEX_NAME, indexOf(few))
  let differences = 0
  const { p50, p95, max } = await timeEach(searches.slice(0, BRUTE_FORCE_MEASURED), (search) => {
    differences += askByBruteForce(few, search, askEngine(engine, search))
  })
  const scale = cars.length / few.length
  const scaled = { p50: p50 * scale, p95: p95 * scale, max: max * scale }
  printTiming(`brute force (${BRUTE_FORCE_MEASURED}), scaled up`, scaled, inProcess)
  checkBar('answers that differ from brute force', differences, 0)
}

async function measureChanges(
  engine: SearchEngine,
  cars: readonly StockRecord[],
  definition: ReturnType<typeof indexOf>,
): Promise<Record<string, number>> {
  const changed = Array.from({ length: 1000 }, (_, index) => {
    const car = cars.at((index * 7919) % cars.length)!
    const isNew = index % 4 === 0
    const objectID = isNew ? `n${index}` : car.objectID
    const created_at_timestamp = isNew ? 1_780_000_000 : car.created_at_timestamp
    const price = (car.price ?? 0) + index
    return { ...car, objectID, created_at_timestamp, price, compared_price: price }
  })
  const upserts = await timeEach(changed, (car) => engine.upsert(EMBEDDED_INDEX_NAME, car))
  printTiming('upsert of one car', upserts, null)
  checkBar('upsert of one car, p95', upserts.p95, UPSERT_MS)
  const started = performance.now()
  const stall = await longestStallMs(() => engine.replaceIndex(EMBEDDED_INDEX_NAME, definition))
  const rebuild = performance.now() - started
  console.log(`  rebuild beside the searches: ${Math.round(rebuild)}`)
  checkBar('longest stall of the event loop meanwhile', stall, STALL_MS)
  return { 'upsert, p95': upserts.p95, rebuild }
}

/** An empty search service, filled over HTTP by Algolia's full client. */
async function measureFilling(cars: readonly StockRecord[]): Promise<Record<string, number>> {
  const service = await serveService()
  const started = performance.now()
  await service.fill(cars)
  const filling = performance.now() - started
  console.log(`  filled over HTTP by the full client: ${Math.round(filling)}`)
  service.close()
  return { filling }
}

function printTiming(name: string, { p50, p95, max }: Timing, reference: Timing | null): void {
  const ratio = reference ? `  ${(p50 / reference.p50).toFixed(1)} x the engine` : ''
  const figures = [p50, p95, max].map((time) => time.toFixed(2).padStart(9))
  console.log(`  ${name.padEnd(29)} p50${figures[0]}  p95${figures[1]}  max${figures[2]}${ratio}`)
}

function checkBar(name: string, value: number, bar: number): void {
  const isMet = value <= bar
  if (!isMet) hasMissed = true
  console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${name}: ${value.toFixed(2)}, bar ${bar}`)
}
