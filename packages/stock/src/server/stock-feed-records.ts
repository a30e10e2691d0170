import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { FeedFormat, RowResult } from '../feed/feed-format.ts'
import { unpackFeed } from './stock-feed-bytes.ts'
import { decodeFeedText } from './stock-feed-text.ts'
import { UnreadableFeedError } from './unreadable-feed-error.ts'

/** A cell or line longer than this many characters means that a quote was never closed. */
const maxRecordCharacters = 1_000_000

/**
 * Reads the records of a feed one after the other, with the line each begins on. A file compressed by gzip is
 * unpacked.
 * @throws UnreadableFeedError when the file is empty or a damaged archive, the header lacks a required column, a quote is never
 *   closed, or a feed of lines is one JSON list
 */
export function readFeedRecords(
  format: FeedFormat,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<RowResult> {
  const text = decodeFeedText(unpackFeed(bytes))
  return format.kind === 'table' ? readTable(format, text) : readLines(format, text)
}

async function* readLines(
  format: FeedFormat & { kind: 'lines' },
  text: AsyncIterable<string>,
): AsyncGenerator<RowResult> {
  let line = 0
  let rest = ''
  let hasBegun = false
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const content of lines) {
      line += 1
      if (content.trim() === '') continue
      if (!hasBegun) refuseList(content)
      hasBegun = true
      yield format.readLine(line, content)
    }
  }
  const isOver = rest.trim() === ''
  if (isOver && !hasBegun) throw new UnreadableFeedError('The file is empty.')
  if (isOver) return
  if (!hasBegun) refuseList(rest)
  yield format.readLine(line + 1, rest)
}

/** A whole feed in one JSON list, perhaps indented, has no lines to read. */
function refuseList(firstLine: string): void {
  if (!firstLine.trimStart().startsWith('[')) return
  throw new UnreadableFeedError(
    'The file is a JSON list; write one JSON object a line, without brackets around them and commas between.',
  )
}

async function* readTable(
  format: FeedFormat & { kind: 'table' },
  text: AsyncGenerator<string>,
): AsyncGenerator<RowResult> {
  const { delimiter, whole } = await detectDelimiter(text)
  let lastLine = 0
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: maxRecordCharacters,
    on_record: (record, { lines }) => {
      lastLine = lines
      return record
    },
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
  pipeline(Readable.from(whole), parser, () => {}) // a broken file ends the parser with its error
  let table: ReturnType<typeof format.open> | null = null
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      if (table === null) {
        table = format.open(record, delimiter)
        if (!table.ok) throw new UnreadableFeedError(table.reason)
        continue
      }
      if (!table.ok || record.every((value) => value.trim() === '')) continue
      const lineFeeds = countLineFeeds(record)
      const line = info.lines - lineFeeds
      const joined = lineFeeds > 0 ? table.refuseJoined(line, record) : []
      yield* joined.length > 0 ? joined : [table.readRecord(line, record)]
    }
  } catch (error) {
    throw asUnreadable(error, lastLine)
  }
  if (table === null) throw new UnreadableFeedError('The file is empty.')
}

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

function countLineFeeds(record: readonly string[]): number {
  return record.reduce((count, value) => count + value.split('\n').length - 1, 0)
}

function asUnreadable(error: unknown, lastLine: number): unknown {
  const code = error instanceof CsvError ? error.code : ''
  if (!/^CSV_(?:QUOTE_NOT_CLOSED|MAX_RECORD_SIZE)$/.test(code)) return error
  return new UnreadableFeedError(
    `A quote that opens after line ${lastLine} is never closed, so the rows behind it cannot be separated.`,
  )
}

const delimiters = [',', ';', '\t', '|'] as const

/** The delimiter is the one the header has most of; the text is handed back whole. */
async function detectDelimiter(text: AsyncGenerator<string>) {
  const first = await text.next()
  const start = first.done ? '' : first.value
  const header = start.slice(0, start.indexOf('\n') + 1 || undefined)
  const counted = delimiters.map((delimiter) => ({
    delimiter,
    count: header.split(delimiter).length,
  }))
  const { delimiter } = counted.reduce((most, one) => (one.count > most.count ? one : most))
  async function* whole() {
    yield start
    yield* text
  }
  return { delimiter, whole: whole() }
}
