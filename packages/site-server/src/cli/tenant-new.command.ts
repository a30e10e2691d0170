import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toSlug } from '@forecourt/stock/model'
import {
  createTenantFile,
  parseSite,
  type Site,
  type StateCode,
} from '@forecourt/tenant-config/model'
import { siteChecks } from '../site/require-sites.ts'
import { type Command, exitCodes, requireOption, stopWith } from './command.ts'

/** Writes the file of a new dealer, with identity and one dealership; every other setting has its default (D-81). */
export const tenantNew: Command = {
  name: 'tenant new',
  summary: 'Writes the file of a new dealer; a running server shows its site within seconds.',
  usage: `--name NAME --state STATE [options]
  --name NAME       name of the dealer, "Northside Cars"
  --state STATE     act, nsw, nt, qld, sa, tas, vic or wa; the time zone follows from it
  --id ID           name of its file and of its site; default from the name
  --domain HOST     host name, any number of times; default ID.localhost
  --color COLOR     colour of the brand; default #1f5f8b
  --licence NUMBER  dealer licence number`,
  run: async (args, context) => {
    const { values } = parseArgs({
      args,
      options: {
        name: { type: 'string' },
        state: { type: 'string' },
        id: { type: 'string' },
        domain: { type: 'string', multiple: true },
        color: { type: 'string' },
        licence: { type: 'string' },
      },
    })
    const name = requireOption(values.name, '--name')
    const state = requireOption(values.state, '--state').toLowerCase()
    const id = values.id ?? toSlug(name)
    const { color, licence, domain: domains } = values
    const tenant = createTenantFile({
      name,
      state: state as StateCode,
      id,
      domains,
      color,
      licence,
    })
    const parsed = parseSite(tenant, {}, siteChecks)
    if (!parsed.ok)
      return stopWith(context, parsed.problems.map(({ message }) => message).join('\n'))
    const folder = context.env.FORECOURT_TENANTS
    await mkdir(folder, { recursive: true })
    const taken = findTakenHost(parsed.site, await context.sites())
    if (taken) return stopWith(context, taken)
    const file = join(folder, `${id}.json`)
    const isNew = await writeNew(file, `${JSON.stringify(tenant, null, 2)}\n`)
    if (!isNew) return stopWith(context, `${file} is there already; nothing was written.`)
    const [host = ''] = parsed.site.domains
    context.print(
      `${file} is written. A running server shows ${host} within seconds. What is missing: forecourt tenant lint.`,
    )
    return exitCodes.done
  },
}

/** Sentence about a host or an id that another dealer has. */
function findTakenHost({ id, domains }: Site, sites: readonly Site[]): string | null {
  for (const site of sites) {
    if (site.id === id) return `There is a site "${id}" already; nothing was written.`
    const host = domains.find((domain) => site.domains.includes(domain))
    if (host) return `${host} is a host of ${site.id}; nothing was written.`
  }
  return null
}

/** @returns false where there is such a file */
async function writeNew(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
