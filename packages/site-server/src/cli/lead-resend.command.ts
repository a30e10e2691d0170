import { parseArgs } from 'node:util'
import { createPostgresDeliveryQueue } from '@forecourt/feature-leads/adapters/postgres'
import { type Command, exitCodes, requireOption } from './command.ts'

/** Sends the dead deliveries of a lead again, with the same ids (D-03, D-81). */
export const leadResend: Command = {
  name: 'leads resend',
  summary: 'Sends the dead deliveries of a lead again.',
  usage: `--site ID LEAD
  --site ID  the site whose lead it is
  LEAD       its id; the running server, or the next one, sends it`,
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { site: { type: 'string' } },
    })
    const site = await context.site(requireOption(values.site, '--site'))
    const id = requireOption(positionals[0], 'LEAD')
    const queue = createPostgresDeliveryQueue(await context.database())
    const count = await queue.resend(site.id, id, context.now())
    context.print(
      count === 0 ? `Lead ${id} has no dead delivery.` : `${count} of lead ${id} due again.`,
    )
    return count === 0 ? exitCodes.stopped : exitCodes.done
  },
}
