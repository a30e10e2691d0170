import * as v from 'valibot'
import { type ConfigProblem, toConfigProblem } from './config-problem.ts'
import { mergeConfig } from './merge-config.ts'
import { manufacturerThemeSchema, type Site, type SiteInput, siteSchema } from './site.ts'
import { crossReferenceProblems } from './site-references.ts'

/** A site, or everything that is wrong with its file. */
export type ParseSiteResult = { ok: true; site: Site } | { ok: false; problems: ConfigProblem[] }

/** A check of settings whose meaning a feature knows, such as the names of its filters; made when a file is read. */
export type SiteCheck = (site: Site) => readonly ConfigProblem[]

/** The schema takes a list for an object without keys. */
const LIST_PROBLEM = { path: '', message: 'The file must be an object, but is a list.' }

/**
 * Reads a tenant file: defaults, then the manufacturer theme, then the file (CFG-003, CFG-004, D-88).
 * Unknown keys and wrong types are refused with the key's path and a sentence (CFG-005).
 * @param file parsed JSON of the tenant file
 * @param theme parsed JSON of the manufacturer theme the file names; it cannot name a site's identity
 * @param checks of the features, made when the file is right by itself; default none
 */
export function parseSite(
  file: unknown,
  theme: unknown = {},
  checks: readonly SiteCheck[] = [],
): ParseSiteResult {
  const themeProblems = findThemeProblems(theme)
  if (themeProblems.length > 0) return { ok: false, problems: themeProblems }
  if (Array.isArray(file)) return { ok: false, problems: [LIST_PROBLEM] }
  const parsed = v.safeParse(siteSchema, mergeConfig(theme, file))
  if (!parsed.success) {
    return { ok: false, problems: parsed.issues.map((issue) => toConfigProblem(issue, siteSchema)) }
  }
  const site = withDerivedDefaults(parsed.output)
  const problems = [crossReferenceProblems, ...checks].flatMap((check) => check(site))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, site }
}

/** Problem with a manufacturer theme; empty when nothing is. Source: CFG-006, D-88 */
export function findThemeProblems(theme: unknown): ConfigProblem[] {
  const parsed = v.safeParse(manufacturerThemeSchema, theme)
  if (parsed.success) return []
  return parsed.issues.map((issue) => toConfigProblem(issue, manufacturerThemeSchema))
}

/**
 * A site from settings that are known to be right.
 * @throws Error naming every problem
 */
export function createSite(file: SiteInput, theme: unknown = {}): Site {
  const result = parseSite(file, theme)
  if (result.ok) return result.site
  const list = result.problems.map(({ message }) => message).join(' ')
  throw new Error(`[tenant-config] ${list}`)
}

function withDerivedDefaults(parsed: v.InferOutput<typeof siteSchema>): Site {
  const { $schema: _, ...settings } = parsed
  return {
    ...settings,
    slug: settings.slug ?? settings.id,
    url: settings.url ?? `https://${settings.domains[0]}`,
    pages: {},
  }
}
