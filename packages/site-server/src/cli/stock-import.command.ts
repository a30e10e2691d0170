import { createReadStream, existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { feedFormats, findFeedFormat } from '@forecourt/stock/feed'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import { importStock } from '@forecourt/stock/server'
import { type Command, requireOption, stopWith, UsageError } from './command.ts'
import { formatImportSummary } from './import-summary.ts'
import { sendStock } from './send-stock.ts'

const formatList = feedFormats.map(({ name, title }) => `${name} (${title})`).join(', ')

/** Reads a stock feed into a site (D-103). */
export const stockImport: Command = {
  name: 'stock import',
  summary: 'Reads a stock feed into a site.',
  usage: `--site ID --format NAME FILE
  --site ID          the site whose stock it is
  --format NAME      ${formatList}
  --advertised TYPE  which of two prices is advertised unless a row says so: DAP (default) or EGC
  --partial          the file is not the whole stock: keep cars that are absent from it
  --force            go on when more than half of the stock would be withdrawn
  FILE               the feed, or - for standard input`,
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        format: { type: 'string' },
        advertised: { type: 'string', default: 'DAP' },
        partial: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
      },
    })
    const site = await context.site(requireOption(values.site, '--site'))
    const format = findFeedFormat(requireOption(values.format, '--format'))
    if (!format)
      throw new UsageError(`There is no format "${values.format}"; known: ${formatList}.`)
    const report = await importStock({
      store: createPostgresStockStore(await context.database()),
      site,
      format,
      bytes: openFeed(positionals),
      now: context.now(),
      force: values.force,
      partial: values.partial,
      advertised: parseAdvertised(values.advertised),
    })
    const summary = formatImportSummary(report)
    const isUseless = report.rows > 0 && report.rejected === report.rows
    if (!report.ok || isUseless) return stopWith(context, summary)
    context.print(summary)
    return sendStock(site, context, { whole: false })
  },
}

function openFeed(positionals: string[]): AsyncIterable<Uint8Array> {
  if (positionals.length > 1) throw new UsageError('Name one file.')
  const file = requireOption(positionals[0], 'FILE')
  if (file === '-') return process.stdin
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`)
  if (statSync(file).isDirectory()) throw new UsageError(`${file} is a folder; name a file.`)
  return createReadStream(file)
}

function parseAdvertised(text: string): 'DAP' | 'EGC' {
  const type = text.toUpperCase()
  if (type !== 'DAP' && type !== 'EGC') throw new UsageError('--advertised is DAP or EGC.')
  return type
}
