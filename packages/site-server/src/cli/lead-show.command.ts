import { parseArgs } from 'node:util'
import { createPostgresLeadStore } from '@forecourt/feature-leads/adapters/postgres'
import { readPerson } from '@forecourt/feature-leads/model'
import { type Command, exitCodes, requireOption, stopWith, UsageError } from './command.ts'
import { formatLead } from './lead-text.ts'

/** Shows one lead, or all of a person, with the history of their deliveries (D-81). */
export const leadShow: Command = {
  name: 'leads show',
  summary: 'Shows a lead, or all of a person, and how the deliveries stand.',
  usage: `--site ID LEAD | --email ADDRESS | --phone NUMBER
  --site ID        the site whose lead it is
  LEAD             its id
  --email ADDRESS  every lead of who gave this address, newest first
  --phone NUMBER   every lead of who gave this number; with --email of who gave one of the two`,
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        email: { type: 'string' },
        phone: { type: 'string' },
      },
    })
    const site = await context.site(requireOption(values.site, '--site'))
    const isOfPerson = values.email !== undefined || values.phone !== undefined
    const person = isOfPerson ? readPerson(values) : null
    if (isOfPerson && (!person || positionals.length > 0))
      throw new UsageError(
        '--email takes an address, --phone a number, and neither goes with LEAD.',
      )
    const id = person ? '' : requireOption(positionals[0], 'LEAD')
    const store = createPostgresLeadStore(await context.database())
    if (person) {
      const leads = await store.list(site.id, { person, limit: Number.MAX_SAFE_INTEGER })
      if (leads.length === 0) return stopWith(context, `${site.id} has no lead of them.`)
      context.print(leads.map(formatLead).join('\n\n'))
      return exitCodes.done
    }
    const lead = await store.find(site.id, id)
    if (!lead) return stopWith(context, `${site.id} has no lead ${id}.`)
    context.print(formatLead(lead))
    return exitCodes.done
  },
}
