import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DatabaseError } from '@forecourt/database'
import { countHiddenPictures, describeHiddenPictures } from '@forecourt/stock/model'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import type { Site } from '@forecourt/tenant-config/model'
import { type LintReport, lintTenantDirectory } from '@forecourt/tenant-config/server'
import { hasProcessor } from '../deps/open-payments.ts'
import { describeMissingProcessors, listMissingProcessors } from '../site/payable-site.ts'
import { siteChecks } from '../site/require-sites.ts'
import { type Command, type CommandContext, exitCodes } from './command.ts'

/** Checks every tenant file (D-81), and the pictures of the stored stock against it (D-78). */
export const tenantLint: Command = {
  name: 'tenant lint',
  summary:
    'Checks the tenant files: errors, contrast, licences, rates, legal risk, pictures not shown.',
  usage: `
  ends with code 2 when a file has an error; warnings alone are fine`,
  run: async (args, context) => {
    const { env, now, print } = context
    parseArgs({ args, options: {} })
    const reports = await lintTenantDirectory(env.FORECOURT_TENANTS, now(), siteChecks)
    if (reports.length === 0) print(`There is no tenant file in ${env.FORECOURT_TENANTS}.`)
    for (const report of reports) print(describeReport(report))
    for (const line of await lintPayments(context)) print(line)
    for (const line of await lintStock(context)) print(line)
    const hasError = reports.some(({ findings }) =>
      findings.some(({ severity }) => severity === 'error'),
    )
    return hasError ? exitCodes.stopped : exitCodes.done
  },
}

function describeReport({ file, findings }: LintReport): string {
  if (findings.length === 0) return `${file}: in order`
  const lines = findings.map(({ severity, message }) => `  ${severity}: ${message}`)
  return [`${file}:`, ...lines].join('\n')
}

/** Processors that the environment of this command has no key for. */
async function lintPayments({ env, sites }: CommandContext): Promise<string[]> {
  const found = (await sites()).map(({ id, ...site }) => ({
    id,
    missing: listMissingProcessors(site, (key) => hasProcessor(env, key)),
  }))
  return found
    .filter(({ missing }) => missing.length > 0)
    .map(
      ({ id, missing }) => `payments of ${id}:\n  warning: ${describeMissingProcessors(missing)}`,
    )
}

/** Pictures of the stored stock that nobody sees. A check of the files alone needs no database. */
async function lintStock(context: CommandContext): Promise<string[]> {
  const { DATABASE_URL, FORECOURT_DATA } = context.env
  if (!DATABASE_URL && !existsSync(join(FORECOURT_DATA, 'postgres')))
    return ['stock: not checked, there is none yet']
  try {
    const sites = await context.sites()
    const store = createPostgresStockStore(await context.database())
    const found = await Promise.all(sites.map((site) => hiddenPictures(store, site)))
    return found.flat()
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    return [`stock: not checked. ${error.message}`]
  }
}

async function hiddenPictures(
  store: ReturnType<typeof createPostgresStockStore>,
  site: Site,
): Promise<string[]> {
  const count = countHiddenPictures(site.images)
  await store.loadStock(site.id, (cars) => {
    for (const car of cars) count.add(car)
  })
  const lines = count.hosts().map((host) => `  warning: ${describeHiddenPictures(host)}`)
  return lines.length === 0 ? [] : [`stock of ${site.id}:`, ...lines]
}
