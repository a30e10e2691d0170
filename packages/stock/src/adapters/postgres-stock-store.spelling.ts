import type { SiteTransaction } from '@forecourt/database'
import { sql } from 'drizzle-orm'
import { type CountedNames, findRespellings } from '../model/usual-spelling.ts'

/** Writes names of a stock that differ in case only in one way, the most usual one (`findRespellings`). */
export async function spellAlike(
  tx: SiteTransaction,
  site: string,
  generation: number,
  now: string,
): Promise<void> {
  const { rows } = await tx.execute<CountedNames & Record<string, unknown>>(sql`
    select data->>'make' as make, data->>'model' as model, data->>'badge' as badge,
      data->>'colour' as colour, count(*)::int as cars
    from cars where site = ${site} and withdrawn_at is null group by 1, 2, 3, 4`)
  const respellings = findRespellings(rows)
  if (respellings.length === 0) return
  const records = respellings.map(({ written, usual }) => ({ ...written, usual }))
  await tx.execute(sql`
    update cars c set data = c.data || jsonb_strip_nulls(s.usual), updated_at = ${now},
      generation = ${generation}
    from json_to_recordset(${JSON.stringify(records)}::json)
      as s (make text, model text, badge text, colour text, usual jsonb)
    where c.site = ${site} and c.withdrawn_at is null
      and c.data->>'make' = s.make and c.data->>'model' = s.model
      and c.data->>'badge' is not distinct from s.badge
      and c.data->>'colour' is not distinct from s.colour`)
}
