import type { FeedProblem, FeedRow } from './feed-row.ts'

/** Outcome of one record of a file. */
export type RowResult =
  | { ok: true; row: FeedRow }
  /** The record is not a row; its stock number may be readable all the same. */
  | { ok: false; problem: FeedProblem; stocknum: string | null }

/** A shape of feed the platform reads. */
export type FeedFormat =
  | {
      name: string
      title: string
      /** The file is a table with a header row. */
      kind: 'table'
      /** Checks the header once, then maps each record. The delimiter stood between its cells. */
      open(header: readonly string[], delimiter?: string): TableReader
    }
  | {
      name: string
      title: string
      /** The file is one JSON value a line. */
      kind: 'lines'
      readLine(line: number, text: string): RowResult
    }

/** A table whose header is understood, or the reason why it is not. */
export type TableReader =
  | {
      ok: true
      readRecord(line: number, record: readonly string[]): RowResult
      /** The rows a quote that was not closed has joined to one record, each refused; none for an ordinary record. */
      refuseJoined(line: number, record: readonly string[]): readonly RowResult[]
    }
  | { ok: false; reason: string }
