import { sql } from 'drizzle-orm'
import type { SystemTransaction } from '../site-transaction.ts'

/** A table of the sites. */
export interface SiteTable {
  name: string
  /** In their order; generated ones are left out. */
  columns: readonly string[]
}

/** A name as PostgreSQL reads it, whatever it holds. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/**
 * Every table that belongs to sites, in an order in which each comes after those it refers to.
 * @throws Error when tables refer to each other in a ring
 */
export async function listSiteTables(tx: SystemTransaction): Promise<SiteTable[]> {
  const { rows } = await tx.execute<{ name: string; columns: string[]; parents: string[] }>(sql`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')
        as columns,
      array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
       where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as parents
    from pg_class c
    join pg_attribute s on s.attrelid = c.oid and s.attname = 'site' and not s.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    order by c.relname`)
  const sorted: SiteTable[] = []
  const waiting = [...rows]
  while (waiting.length > 0) {
    const isWaiting = (name: string) => waiting.some((other) => other.name === name)
    const next = waiting.findIndex(({ parents }) => !parents.some(isWaiting))
    const [table] = waiting.splice(next, 1)
    if (next === -1 || !table) throw new Error('[database] tables refer to each other in a ring')
    sorted.push({ name: table.name, columns: table.columns })
  }
  return sorted
}
