import { parseArgs } from 'node:util'
import { createPostgresLeadStore } from '@forecourt/feature-leads/adapters/postgres'
import { type Command, exitCodes, requireOption } from './command.ts'
import { formatLead } from './lead-text.ts'

/** Shows one lead with the history of its deliveries (D-81). */
export const leadShow: Command = {
  name: 'leads show',
  summary: 'Shows one lead and how its deliveries stand.',
  usage: `--site ID LEAD
  --site ID  the site whose lead it is
  LEAD       its id`,
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { site: { type: 'string' } },
    })
    const site = await context.site(requireOption(values.site, '--site'))
    const id = requireOption(positionals[0], 'LEAD')
    const lead = await createPostgresLeadStore(await context.database()).find(site.id, id)
    context.print(lead ? formatLead(lead) : `${site.id} has no lead ${id}.`)
    return lead ? exitCodes.done : exitCodes.stopped
  },
}
