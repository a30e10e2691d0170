import { toAuFtpCsv } from './formats/au-ftp-csv.ts'
import { toDmsJson } from './formats/dms-json.ts'
import { harbourStock } from './stock/harbour-stock.ts'
import { ridgelineStock } from './stock/ridgeline-stock.ts'

/** A feed of the demo: the file it is kept in and how its text is made. */
export interface DemoFeed {
  /** Name of the file in `feeds/`. */
  fileName: string
  /** The whole file, the same at every call. */
  write(): string
}

/** Every demo feed. */
export const demoFeeds: readonly DemoFeed[] = [
  { fileName: 'harbour.csv', write: () => toAuFtpCsv(harbourStock()) },
  { fileName: 'ridgeline.jsonl', write: () => toDmsJson(ridgelineStock()) },
]
