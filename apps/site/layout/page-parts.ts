import type { PageContextServer } from 'vike/types'
import { createCachedParts } from './cached-parts.ts'

/** Opening hours change on a multiple of it, in milliseconds. */
const STEP_MS = 300_000

/** Last instant at which parts that pages share may have changed with the clock. */
export const partsNow = ({ now }: Pick<PageContextServer, 'now'>): Date =>
  new Date(Math.floor(now.getTime() / STEP_MS) * STEP_MS)

/** Parts the pages of a site share, cached until its tenant file or the time of day changes. */
export function pageParts(pageContext: Pick<PageContextServer, 'site' | 'deps' | 'now' | 'held'>) {
  const { site, deps, held } = pageContext
  const version = `${site.id}.${deps.siteVersion(site)}.${partsNow(pageContext).getTime()}`
  return createCachedParts({ version, held, isCached: !import.meta.env.DEV })
}
