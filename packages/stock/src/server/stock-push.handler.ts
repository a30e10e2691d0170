import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { readBody } from '@forecourt/tenant-config/server'
import type { FeedProblem } from '../feed/feed-row.ts'
import { forecourtJson } from '../feed/forecourt-json.ts'
import { isJsonObject, type JsonObject } from '../feed/json-row.ts'
import type { FeedSite } from '../feed/stock-place.ts'
import type { StockStore } from '../model/stock-store.ts'
import { importStock, type StockImportReport } from './stock-import.ts'

/** Largest call, in bytes, and most vehicles in it. */
export const stockPushLimit = { bytes: 5 * 1024 * 1024, vehicles: 1000 } as const

/** Needs of the handler of pushed stock. */
export interface StockPushOptions<S extends FeedSite> {
  store: StockStore
  clock: () => Date
  /** True at a site that takes such calls. */
  isOn: (site: S) => boolean
  /**
   * True when the call was signed with the secret of the site.
   * @param body as text, unpacked
   */
  isGenuine: (site: S, body: string, headers: Headers) => Promise<boolean>
  /** Called with the counts after each commit. */
  onCommitted?: (site: S, report: StockImportReport) => void
}

/** A call that is not taken. */
type Refusal = { status: 400 | 401 | 413 | 415 | 422; code: string; error: string }

const refusals = {
  unsigned: {
    status: 401,
    code: 'signature_invalid',
    error:
      'The signature is missing, was made with another secret or for another body, or is more than five minutes old.',
  },
  unsupported: {
    status: 415,
    code: 'unsupported_media_type',
    error: 'The call has to be application/json, as it is or compressed by gzip.',
  },
  tooLarge: {
    status: 413,
    code: 'too_large',
    error: `A call holds at most ${stockPushLimit.vehicles} vehicles and ${stockPushLimit.bytes / 1024 / 1024} MB; send several.`,
  },
  malformed: {
    status: 400,
    code: 'malformed',
    error:
      'The call has to be an object of "vehicles", a list of vehicles, and "withdraw", a list of stock numbers; one of the two is enough.',
  },
} as const satisfies Record<string, Refusal>

/**
 * Handler of `POST /api/stock`: vehicles of a dealer's own system, to be put into the stock or taken out
 * of it. It answers after the commit with what changed. A call that comes again changes nothing, and what
 * a call does not name stays as it is. A vehicle that is refused holds up no other.
 * @returns `null` at a site that takes no such calls
 * Source: `PLUS-113`, `D-103`
 */
export function createStockPushHandler<S extends FeedSite>(
  options: StockPushOptions<S>,
): (request: Request, site: S) => Promise<Response | null> {
  return async (request, site) => {
    if (!options.isOn(site)) return null
    const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
    const body = await readText(request)
    if (typeof body !== 'string') return refuse(body)
    if (!(await options.isGenuine(site, body, request.headers))) return refuse(refusals.unsigned)
    if (type !== 'application/json') return refuse(refusals.unsupported)
    const lines = readLines(body, site)
    if (!Array.isArray(lines)) return refuse(lines)
    const report = await importStock({
      store: options.store,
      site,
      format: forecourtJson,
      bytes: encode(lines),
      now: options.clock(),
      partial: true,
      force: true,
      nameRow: (line) => nameLine(lines[line - 1]),
    })
    if (!report.ok) throw new Error(`[stock] a push was stopped: ${report.reason}`)
    options.onCommitted?.(site, report)
    return answer(report, lines)
  }
}

/** The call as text, unpacked; a refusal where it is too large, as it comes or unpacked, or no archive. */
async function readText(request: Request): Promise<string | Refusal> {
  const body = await readBody(request, stockPushLimit.bytes)
  if (body === null) return refusals.tooLarge
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding === 'identity') return new TextDecoder().decode(body)
  if (encoding !== 'gzip') return refusals.unsupported
  try {
    const unpacked = await promisify(gunzip)(body, { maxOutputLength: stockPushLimit.bytes })
    return new TextDecoder().decode(unpacked)
  } catch (error) {
    return error instanceof RangeError ? refusals.tooLarge : refusals.malformed
  }
}

/** One line for each vehicle, as a feed would hold it. */
interface PushedLine {
  list: 'vehicles' | 'withdraw'
  /** Place in its list, from 0. */
  index: number
  payload: unknown
}

/** "vehicles[2]", as a program finds it in its call. */
const nameLine = (line: PushedLine | undefined): string =>
  line ? `${line.list}[${line.index}]` : 'the call'

function readLines(body: string, site: FeedSite): PushedLine[] | Refusal {
  let call: unknown
  try {
    call = JSON.parse(body)
  } catch {
    return refusals.malformed
  }
  if (!isJsonObject(call)) return refusals.malformed
  const { vehicles = [], withdraw = [] } = call
  if (!Array.isArray(vehicles) || !Array.isArray(withdraw)) return refusals.malformed
  const count = vehicles.length + withdraw.length
  if (count === 0) return refusals.malformed
  if (count > stockPushLimit.vehicles) return refusals.tooLarge
  return [
    ...vehicles.map((named: unknown, index) => {
      return { list: 'vehicles' as const, index, payload: placed(named) }
    }),
    ...withdraw.flatMap((named: unknown, index) =>
      toWithdrawn(named, site).map((payload) => ({ list: 'withdraw' as const, index, payload })),
    ),
  ]
}

/** A program names a dealership by its slug, a feed in its own words. */
function placed(vehicle: JsonObject): JsonObject
function placed(vehicle: unknown): unknown
function placed(vehicle: unknown): unknown {
  if (!isJsonObject(vehicle) || typeof vehicle.dealership_slug !== 'string') return vehicle
  return { ...vehicle, dealership: vehicle.dealership_slug }
}

/**
 * A vehicle that leaves: its stock number, which means that of every dealership of the site, or an object
 * of that and of where it stands.
 */
function toWithdrawn(named: unknown, { dealerships }: FeedSite): JsonObject[] {
  // A feed's row has to say what it is about; of one that leaves nobody reads it.
  const gone = { make: 'any', model: 'any', year: 2000, status: 'withdrawn' }
  if (isJsonObject(named)) return [{ ...placed(named), ...gone }]
  return dealerships.map(({ slug }) => ({ ...gone, stocknum: named, dealership: slug }))
}

async function* encode(lines: readonly PushedLine[]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for (const { payload } of lines) yield encoder.encode(`${JSON.stringify(payload)}\n`)
}

function answer(report: StockImportReport & { ok: true }, lines: readonly PushedLine[]): Response {
  const { generation, added, changed, unchanged, withdrawn } = report
  const rejected = report.problems.map((problem) => describeProblem(problem, lines))
  const warnings = report.warnings.map((problem) => describeProblem(problem, lines))
  const counts = { generation, added, changed, unchanged, withdrawn }
  const isNothing = report.rejected === lines.length
  const refused = { error: 'No vehicle of the call could be taken.', code: 'invalid' }
  return Response.json(
    { ...(isNothing && refused), ...counts, rejected, warnings },
    { status: isNothing ? 422 : 200, headers: { 'cache-control': 'no-store' } },
  )
}

function describeProblem(
  { line, column, value, reason }: FeedProblem,
  lines: readonly PushedLine[],
) {
  const at = lines[line - 1]
  return { list: at?.list, index: at?.index, field: column, value, reason }
}

const refuse = ({ status, code, error }: Refusal): Response =>
  Response.json({ error, code }, { status, headers: { 'cache-control': 'no-store' } })
