import { auFtpCsv } from './au-ftp-csv.ts'
import { dmsJson } from './dms-json.ts'
import type { FeedFormat } from './feed-format.ts'

/** Formats by the name the command line uses; another one is another entry here. */
export const FEED_FORMATS: readonly FeedFormat[] = [auFtpCsv, dmsJson]

/** The format of a name, or null. */
export function feedFormat(name: string): FeedFormat | null {
  return FEED_FORMATS.find((format) => format.name === name) ?? null
}
