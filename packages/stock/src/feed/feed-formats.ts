import { auFtpCsv } from './au-ftp-csv.ts'
import { csnJson } from './csn-json.ts'
import { dmsJson } from './dms-json.ts'
import type { FeedFormat } from './feed-format.ts'
import { forecourtJson } from './forecourt-json.ts'

/** Formats by the name the command line uses; another one is another entry here. */
export const feedFormats: readonly FeedFormat[] = [auFtpCsv, dmsJson, csnJson, forecourtJson]

/** The format of a name, or null. */
export function findFeedFormat(name: string): FeedFormat | null {
  return feedFormats.find((format) => format.name === name) ?? null
}
