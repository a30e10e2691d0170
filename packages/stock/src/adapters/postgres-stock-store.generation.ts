import { prepareOnce, type SiteTransaction } from '@forecourt/database'
import { eq, sql } from 'drizzle-orm'
import { stockState } from './stock.tables.ts'

/** Channel on which every process hears of new stock. */
export const stockChannel = 'stock'

/** The generation of a site's stock, 0 before the first import. */
export async function selectGeneration(tx: SiteTransaction, siteId: string): Promise<number> {
  const rows = await prepareOnce(tx, 'stock_generation', () =>
    tx
      .select({ generation: stockState.generation })
      .from(stockState)
      .where(eq(stockState.site, sql.placeholder('site')))
      .prepare('stock_generation'),
  ).execute({ site: siteId })
  return rows[0]?.generation ?? 0
}

/**
 * Starts a new generation and tells every process when the transaction commits. Holds the site's
 * row, so of two writers the second waits for the first.
 */
export async function nextGeneration(tx: SiteTransaction, siteId: string): Promise<number> {
  const { rows } = await tx.execute<{ generation: number }>(sql`
    with next as (
      insert into stock_state (site, generation) values (${siteId}, 1)
      on conflict (site) do update set generation = stock_state.generation + 1
      returning site, generation::int
    )
    select generation, pg_notify(${stockChannel},
      json_build_object('siteId', site, 'generation', generation)::text) from next`)
  const generation = rows[0]?.generation
  if (generation === undefined) throw new Error('[feature-search] expected a stock generation')
  return generation
}
