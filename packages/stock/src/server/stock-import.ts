import { createHash } from 'node:crypto'
import { type CarDraft, type DraftContext, type DraftResult, draftCar } from '../feed/car-draft.ts'
import type { FeedFormat, RowResult } from '../feed/feed-format.ts'
import type { FeedProblem } from '../feed/feed-row.ts'
import type { FeedSite } from '../feed/stock-place.ts'
import type { AdvertisedPrice } from '../feed/vocabulary.ts'
import {
  countHiddenPictures,
  type HiddenPictureCount,
  type HiddenPictures,
} from '../model/hidden-pictures.ts'
import type { SharedValue, StagedRow, StockReplacement, StockStore } from '../model/stock-store.ts'
import { readFeedRecords } from './stock-feed-records.ts'
import { UnreadableFeedError } from './unreadable-feed-error.ts'

/** Needs of an import. */
export interface StockImport {
  store: StockStore
  site: FeedSite
  format: FeedFormat
  /** The file's bytes, read once. */
  bytes: AsyncIterable<Uint8Array>
  now: Date
  /** Withdraw more than half of the stock without asking; default false. */
  force?: boolean
  /** The file is not the whole stock: absent cars stay; default false. */
  partial?: boolean
  /** Price of the two that is advertised unless a row says so; default the drive-away price. */
  advertised?: AdvertisedPrice
  /** Name of a row for whoever sent it, where it is named beside others. Default by its line. */
  nameRow?: (line: number) => string
}

/** Outcome of an import. Every row of the file is in exactly one of the counts of rows. */
export type StockImportReport = {
  /** Records of the file, without the header. */
  rows: number
  /** Rows that were refused. */
  rejected: number
  /** Why, in the order of the lines. */
  problems: FeedProblem[]
  /** Values that were left out, or look wrong, of rows that were imported. */
  warnings: FeedProblem[]
  /** Columns with words that hold a place ("N/A", "Other"), of cars that were imported; they are no facts. */
  placeholders: { column: string; cars: number }[]
  /** Pictures of imported cars at hosts that the site does not list. */
  hiddenPictures: HiddenPictures[]
  durationMs: number
} & (
  | ({ ok: true } & Omit<StockReplacement, 'repeated' | 'conflicting' | 'sharedVins'>)
  | { ok: false; reason: 'drops-most'; stockBefore: number; wouldWithdraw: number }
  | { ok: false; reason: 'unreadable'; message: string }
)

const batchSize = 250

/**
 * Imports a feed: all of its good rows or, when it stops or fails, nothing.
 * Source: `D-103`, `PLUS-001` to `PLUS-010`
 */
export async function importStock(order: StockImport): Promise<StockImportReport> {
  const startedAt = performance.now()
  const tally: Tally = {
    rows: 0,
    problems: [],
    warnings: [],
    placeholders: new Map(),
    hidden: countHiddenPictures(order.site.images),
  }
  const outcome = await replaceFromFeed(order, tally)
  const shared = outcome.ok ? outcome : noneShared
  const { nameRow } = order
  const nameRows = (lines: readonly number[]) =>
    nameRow ? lines.map(nameRow).join(', ') : `lines ${lines.join(', ')}`
  const problems = [
    ...tally.problems,
    ...shared.conflicting.flatMap((value) => conflictProblems(value, nameRows)),
  ]
  const warnings = [
    ...tally.warnings,
    ...shared.repeated.map((value) => repeatWarning(value, nameRows)),
    ...shared.sharedVins.map((value) => vinWarning(value, nameRows)),
  ]
  const { repeated: _, conflicting: __, sharedVins: ___, ...result } = { ...noneShared, ...outcome }
  return {
    ...result,
    rows: tally.rows,
    rejected: new Set(problems.map(({ line }) => line)).size,
    problems: problems.toSorted(byLine),
    warnings: warnings.toSorted(byLine),
    placeholders: [...tally.placeholders].map(([column, cars]) => ({ column, cars })),
    hiddenPictures: tally.hidden.hosts(),
    durationMs: performance.now() - startedAt,
  }
}

interface Tally {
  rows: number
  problems: FeedProblem[]
  warnings: FeedProblem[]
  placeholders: Map<string, number>
  hidden: HiddenPictureCount
}

const noneShared = { repeated: [], conflicting: [], sharedVins: [] }

async function replaceFromFeed(order: StockImport, tally: Tally) {
  const { force = false, partial = false, now } = order
  try {
    return await order.store.replaceStock(order.site.id, { now, force, partial }, (stage) =>
      stageFeed(order, tally, stage),
    )
  } catch (error) {
    if (!(error instanceof UnreadableFeedError)) throw error
    return { ok: false as const, reason: 'unreadable' as const, message: error.message }
  }
}

async function stageFeed(
  order: StockImport,
  tally: Tally,
  stage: (rows: StagedRow[]) => Promise<void>,
): Promise<void> {
  const { site, now, advertised = 'DAP' } = order
  let batch: StagedRow[] = []
  let staging = Promise.resolve()
  let isUsable = false
  for await (const result of readFeedRecords(order.format, order.bytes)) {
    tally.rows += 1
    const staged = toStaged(result, { site, now, advertised }, tally)
    isUsable ||= staged.some(({ kind }) => kind !== 'held')
    batch.push(...staged)
    if (batch.length < batchSize) continue
    await staging
    staging = stage(batch)
    staging.catch(() => {}) // thrown by the next await; the file is read meanwhile
    batch = []
  }
  await staging
  // Of another format, or another site's: that its cars are absent here says nothing.
  if (tally.rows > 0 && !isUsable && !order.partial)
    throw new UnreadableFeedError('None of its rows can be used. Are site and format right?')
  await stage(batch)
}

function toStaged(result: RowResult, context: DraftContext, tally: Tally): StagedRow[] {
  if (!result.ok) {
    tally.problems.push(result.problem)
    const { stocknum, problem } = result
    return held(problem.line, stocknum, null)
  }
  const { line } = result.row
  const made = draftCar(result.row, context)
  if (made.kind === 'refused') {
    tally.problems.push(...made.problems)
    return held(line, made.stocknum, made.dealershipSlug)
  }
  tally.warnings.push(...made.warnings)
  if (made.kind === 'car') {
    countBeside(made, tally)
    return [stagedCar(line, made.draft)]
  }
  return [{ kind: 'gone', line, stocknum: made.stocknum, dealershipSlug: made.dealershipSlug }]
}

function countBeside({ draft, placeholders }: DraftResult & { kind: 'car' }, tally: Tally): void {
  tally.hidden.add(draft.car)
  for (const column of placeholders)
    tally.placeholders.set(column, (tally.placeholders.get(column) ?? 0) + 1)
}

/** The car of a refused row is still in stock. */
function held(line: number, stocknum: string | null, dealershipSlug: string | null): StagedRow[] {
  return stocknum === null ? [] : [{ kind: 'held', line, stocknum, dealershipSlug }]
}

function stagedCar(line: number, draft: CarDraft): StagedRow {
  const told = draft.soldAt === null ? draft.car : { ...draft.car, soldAt: draft.soldAt }
  const fingerprint = createHash('sha256').update(JSON.stringify(told)).digest('base64url')
  return { kind: 'car', line, fingerprint, ...draft }
}

function byLine(a: FeedProblem, b: FeedProblem): number {
  return a.line - b.line
}

type NameRows = (lines: readonly number[]) => string

function conflictProblems({ value, lines }: SharedValue, nameRows: NameRows): FeedProblem[] {
  const reason = `${nameRows(lines)} give this stock number to different cars or values; none of them is imported`
  return lines.map((line) => ({ line, column: 'Stock number', value, reason }))
}

function repeatWarning({ value, lines }: SharedValue, nameRows: NameRows): FeedProblem {
  const reason = `is the same car in ${nameRows(lines)}; imported once`
  return { line: lines[0] ?? 0, column: 'Stock number', value, reason }
}

function vinWarning({ value, lines }: SharedValue, nameRows: NameRows): FeedProblem {
  const reason = `is the VIN of several cars, in ${nameRows(lines)}; all are imported`
  return { line: lines[0] ?? 0, column: 'VIN', value, reason }
}
