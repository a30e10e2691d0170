import { parseArgs } from 'node:util'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import { type Command, requireOption, stopWith, UsageError } from './command.ts'
import { sendStock } from './send-stock.ts'

/** Gives a car another slug; the old address redirects (D-103). */
export const stockRename: Command = {
  name: 'stock rename',
  summary: 'Gives a car another slug; the old one redirects to it.',
  usage: `--site ID SLUG NEW-SLUG
  --site ID  the site whose car it is
  SLUG       its present slug, the last part of /cars/...
  NEW-SLUG   lower-case letters, digits and single hyphens`,
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { site: { type: 'string' } },
    })
    const site = await context.site(requireOption(values.site, '--site'))
    const slug = requireOption(positionals[0], 'SLUG')
    const newSlug = requireOption(positionals[1], 'NEW-SLUG')
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(newSlug)) {
      throw new UsageError(`"${newSlug}" is not a slug.`)
    }
    const store = createPostgresStockStore(await context.database())
    const outcome = await store.renameCar(site.id, slug, newSlug)
    const message = messages[outcome](slug, newSlug)
    if (outcome !== 'renamed') return stopWith(context, message)
    context.print(message)
    return sendStock(site, context, { whole: false })
  },
}

const messages = {
  renamed: (slug: string, newSlug: string) => `/cars/${slug} now redirects to /cars/${newSlug}`,
  unknown: (slug: string) => `No car of this site has the slug ${slug}.`,
  taken: (_: string, newSlug: string) => `Another car of this site has or had the slug ${newSlug}.`,
}
