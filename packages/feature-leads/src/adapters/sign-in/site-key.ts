import type { SiteTransaction } from '@forecourt/database'
import { eq } from 'drizzle-orm'
import { createRandomText } from '../../model/sign-in/verification-code.ts'
import { signInKeys } from './sign-in.tables.ts'

/** Key of the digests of a site, made when it is first asked for. */
export async function readSiteKey(tx: SiteTransaction, site: string): Promise<string> {
  const select = () =>
    tx.select({ key: signInKeys.key }).from(signInKeys).where(eq(signInKeys.site, site))
  const [known] = await select()
  if (known) return known.key
  const key = createRandomText((bytes) => crypto.getRandomValues(bytes), 32)
  // Of several processes that make one at the same moment, the first wins for all.
  await tx.insert(signInKeys).values({ site, key }).onConflictDoNothing()
  const [made] = await select()
  if (!made) throw new Error(`[feature-leads] no key for the digests of ${site}`)
  return made.key
}
