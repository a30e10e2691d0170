import { toAuFtpCsv } from './formats/au-ftp-csv.ts'
import { toCsnJson } from './formats/csn-json.ts'
import { toDmsJson } from './formats/dms-json.ts'
import { toForecourtJson } from './formats/forecourt-json.ts'
import { toListings } from './formats/listing.ts'
import { toTruckFtpCsv } from './formats/truck-ftp-csv.ts'
import { aureliaStock } from './stock/aurelia-stock.ts'
import { caravansStock } from './stock/caravans-stock.ts'
import { harbourStock } from './stock/harbour-stock.ts'
import { ironbarkStock } from './stock/ironbark-stock.ts'
import { ridgelineStock } from './stock/ridgeline-stock.ts'

/** A feed of the demo: the file it is stored in and how its text is made. */
export interface DemoFeed {
  /** Name of the file in `feeds/`. */
  fileName: string
  /** The whole file, the same at every call. */
  write(): string
}

/** Every demo feed. */
export const demoFeeds: readonly DemoFeed[] = [
  {
    fileName: 'aurelia.csn.jsonl',
    write: () => toCsnJson(toListings(aureliaStock(), 'gallery', 'aurelia')),
  },
  {
    fileName: 'caravans.forecourt.jsonl',
    write: () => toForecourtJson(toListings(caravansStock(), 'park', 'caravans')),
  },
  { fileName: 'harbour.csv', write: () => toAuFtpCsv(harbourStock()) },
  {
    fileName: 'ironbark.csv',
    write: () => toTruckFtpCsv(toListings(ironbarkStock(), 'depot', 'ironbark')),
  },
  { fileName: 'ridgeline.jsonl', write: () => toDmsJson(ridgelineStock()) },
]
