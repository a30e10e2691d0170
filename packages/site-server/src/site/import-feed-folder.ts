import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { findFeedFormat } from '@forecourt/stock/feed'
import { importStock } from '@forecourt/stock/server'
import type { FirstStockOptions } from '../site-content.ts'

/** Formats by the ending of a feed's file name, which follows the id of its site. */
const endings = {
  csv: 'au-ftp-csv',
  'csn.jsonl': 'csn-json',
  'forecourt.jsonl': 'forecourt-json',
  jsonl: 'dms-json',
} as const

/** A first import, from feeds named after their sites. */
export interface FeedFolderOptions extends FirstStockOptions {
  /** Folder of the feeds. */
  folder: string
}

function findFeed(folder: string, siteId: string) {
  return Object.entries(endings)
    .map(([ending, format]) => ({
      path: join(folder, `${siteId}.${ending}`),
      format: findFeedFormat(format),
    }))
    .find(({ path }) => existsSync(path))
}

/** Gives each site without stock the feed that is named after it in a folder, `{site id}.csv` for example. */
export async function importFeedFolder({
  store,
  sites,
  folder,
  logger,
}: FeedFolderOptions): Promise<void> {
  for (const site of sites) {
    const feed = findFeed(folder, site.id)
    if (!feed?.format || (await store.readGeneration(site.id)) > 0) continue
    const report = await importStock({
      store,
      site,
      format: feed.format,
      bytes: createReadStream(feed.path),
      now: new Date(),
    })
    logger.info('first stock imported', {
      site: site.id,
      ok: report.ok,
      rows: report.rows,
      rejected: report.rejected,
    })
  }
}
