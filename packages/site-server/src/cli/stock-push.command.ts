import { parseArgs } from 'node:util'
import { type Command, requireOption, UsageError } from './command.ts'
import { sendStock } from './send-stock.ts'

/** Sends the whole stock to the search service of a site again (D-32). */
export const stockPush: Command = {
  name: 'stock push',
  summary: 'Sends the whole stock of a site to its search service again.',
  usage: `--site ID
  --site ID  a site searched at Algolia or Typesense; sites that share its index are sent with it`,
  run: async (args, context) => {
    const { values } = parseArgs({ args, options: { site: { type: 'string' } } })
    const site = await context.site(requireOption(values.site, '--site'))
    if (site.search.provider.type === 'embedded') {
      throw new UsageError(
        `Site "${site.id}" is searched in the server itself, which follows the database.`,
      )
    }
    return sendStock(site, context, { whole: true })
  },
}
