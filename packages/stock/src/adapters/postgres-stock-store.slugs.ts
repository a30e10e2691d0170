import type { SiteTransaction } from '@forecourt/database'
import { sql } from 'drizzle-orm'

/** A new car whose slug another car of the site has, had or gets. */
type Rival = { line: number; dealership_slug: string; slug: string }

/**
 * Makes the slugs of the staged new cars unique in the site, old slugs of other cars included. Where
 * two would be equal (one stock number at two dealerships), the first dealership by name keeps the
 * plain slug and the others add theirs.
 * @returns the number of new cars
 */
export async function assignSlugs(tx: SiteTransaction, siteId: string): Promise<number> {
  await tx.execute(sql`
    create temporary table arriving on commit drop as
    select s.line, s.dealership_slug, s.stocknum, s.slug from staged s
    where s.kind = 'car' and not exists (select from cars c where c.site = ${siteId}
      and c.dealership_slug = s.dealership_slug and c.stocknum = s.stocknum)`)
  for (const rival of await selectRivals(tx, siteId)) {
    const slug = await findFreeSlug(tx, siteId, rival)
    await tx.execute(sql`update staged set slug = ${slug} where line = ${rival.line}`)
    await tx.execute(sql`update arriving set slug = ${slug} where line = ${rival.line}`)
  }
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from arriving`,
  )
  return rows[0]?.count ?? 0
}

async function selectRivals(tx: SiteTransaction, siteId: string): Promise<Rival[]> {
  const { rows } = await tx.execute<Rival>(sql`
    select line, dealership_slug, slug from (
      select a.*, row_number() over (partition by slug order by dealership_slug, stocknum) as place
      from arriving a
    ) ranked
    where place > 1
      or exists (select from cars c where c.site = ${siteId} and c.slug = ranked.slug)
      or exists (select from car_slugs o where o.site = ${siteId} and o.slug = ranked.slug)
    order by dealership_slug, stocknum`)
  return rows
}

async function findFreeSlug(tx: SiteTransaction, siteId: string, rival: Rival): Promise<string> {
  const base = `${rival.slug}-${rival.dealership_slug}`
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    const { rowCount } = await tx.execute(sql`
      select 1 from arriving where slug = ${slug}
      union all select 1 from cars where site = ${siteId} and slug = ${slug}
      union all select 1 from car_slugs where site = ${siteId} and slug = ${slug} limit 1`)
    if (rowCount === 0) return slug
  }
}
