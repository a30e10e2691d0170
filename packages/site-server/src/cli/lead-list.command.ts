import { parseArgs } from 'node:util'
import { createPostgresLeadStore } from '@forecourt/feature-leads/adapters/postgres'
import { formatLeadKind, type LeadRecord } from '@forecourt/feature-leads/model'
import { type Command, exitCodes, readLimit, requireOption, UsageError } from './command.ts'
import { formatTable } from './table.ts'

const statuses = ['pending', 'delivered', 'dead', 'withheld'] as const

/** Shows a site's leads, newest first (D-81). */
export const leadList: Command = {
  name: 'leads list',
  summary: 'Shows the leads of a site, newest first.',
  usage: `--site ID
  --site ID          the site whose leads they are
  --delivery STATUS  only leads with a delivery that is ${statuses.join(', ')}
  --limit N          at most this many; default 50`,
  run: async (args, context) => {
    const { values } = parseArgs({
      args,
      options: {
        site: { type: 'string' },
        delivery: { type: 'string' },
        limit: { type: 'string', default: '50' },
      },
    })
    const site = await context.site(requireOption(values.site, '--site'))
    const delivery = statuses.find((status) => status === values.delivery)
    if (values.delivery !== undefined && !delivery) {
      throw new UsageError(`--delivery is one of ${statuses.join(', ')}.`)
    }
    const limit = readLimit(values.limit)
    const store = createPostgresLeadStore(await context.database())
    const leads = await store.list(site.id, { limit, ...(delivery && { delivery }) })
    context.print(formatTable(['Received', 'Lead', 'Kind', 'From', 'Deliveries'], leads.map(toRow)))
    return exitCodes.done
  },
}

function toRow({ lead, deliveries }: LeadRecord): string[] {
  const { name, last_name } = lead.payload
  const states = deliveries.map(({ targetId, status }) => `${targetId} ${status}`)
  const status = lead.status === 'received' ? states.join(', ') || 'stored only' : 'suspected spam'
  return [
    lead.received_at,
    lead.id,
    formatLeadKind(lead.payload),
    `${name} ${last_name}`.trim(),
    status,
  ]
}
