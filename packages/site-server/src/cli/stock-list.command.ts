import { parseArgs } from 'node:util'
import { type Car, findCurrentPrice, formatPrice } from '@forecourt/stock/model'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import { type Command, exitCodes, requireOption } from './command.ts'
import { formatTable } from './table.ts'

/** Shows the cars on a site's locations. */
export const stockList: Command = {
  name: 'stock list',
  summary: 'Shows the cars of a site.',
  usage: `--site ID
  --site ID  the site whose stock it is`,
  run: async (args, context) => {
    const { values } = parseArgs({ args, options: { site: { type: 'string' } } })
    const site = await context.site(requireOption(values.site, '--site'))
    const store = createPostgresStockStore(await context.database())
    const rows: string[][] = []
    const { generation } = await store.loadStock(site.id, (cars) => {
      rows.push(...cars.map(toRow))
    })
    context.print(formatTable(['Stock', 'Dealership', 'Status', 'Price', 'Car'], rows))
    const noun = rows.length === 1 ? 'car' : 'cars'
    context.print(`${rows.length} ${noun}, stock generation ${generation}`)
    return exitCodes.done
  },
}

function toRow(car: Car): string[] {
  const price = findCurrentPrice(car)
  const status = car.reserved ? `${car.status}, reserved` : car.status
  return [
    car.stocknum ?? '',
    car.dealership_slug,
    status,
    price === null ? '-' : formatPrice(price),
    car.name,
  ]
}
