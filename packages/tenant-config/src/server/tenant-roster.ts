import type { ConfigProblem, ParseSiteResult, Site, SiteCheck } from '../model/index.ts'
import { type ReadPages, readContentPages } from './content-file.ts'
import { readStem, type TenantDirectory, type TenantFile } from './tenant-directory.ts'
import { parseTenantFile, themeFileOf } from './tenant-file.ts'

/** Sites one tenant file stands for at the moment. */
export interface TenantEntry {
  /** Name of the file. */
  file: string
  /** Signature of the file and of the theme it names; equal means nothing to do. */
  signature: string
  /** The site served: of this version, or of the last good one; null when there never was one. */
  site: Site | null
  /** Problem with the present version; empty when it is the one served. */
  problems: ConfigProblem[]
  /** Content files as they stood. */
  contents: readonly TenantFile[]
  /** The pages of them, and those that are not shown as they stand. */
  read: ReadPages
}

type Candidate = Pick<TenantEntry, 'file' | 'signature' | 'contents' | 'read'> & {
  /** The entry as it stands when neither the file nor its theme changed and it is served. */
  settled: TenantEntry | null
  lastGood: Site | null
  parse: () => ParseSiteResult
}

/**
 * The entries after the folder changed. A version that cannot be used leaves the last good one in
 * place; of two files that claim one host name or id, the one already served keeps it, else the one
 * whose name comes first.
 * Source: D-81, PLUS-044, PLUS-045
 */
export function nextRoster(
  previous: readonly TenantEntry[],
  directory: TenantDirectory,
  checks: readonly SiteCheck[],
): TenantEntry[] {
  const known = new Map(previous.map((entry) => [entry.file, entry]))
  const candidates = directory.tenants.map((file) =>
    candidateOf(
      file,
      known.get(file.name),
      () => parseTenantFile(file, directory.themes, checks),
      directory,
    ),
  )
  const inOrder = [
    ...candidates.filter(({ settled }) => settled !== null),
    ...candidates.filter(({ settled, lastGood }) => settled === null && lastGood !== null),
    ...candidates.filter(({ settled, lastGood }) => settled === null && lastGood === null),
  ]
  const accepted: TenantEntry[] = []
  for (const candidate of inOrder) accepted.push(settle(candidate, accepted))
  return accepted.toSorted((a, b) => (a.file < b.file ? -1 : 1))
}

const noPages: ReadPages = { pages: {}, refusals: [] }

/** Pages of a tenant; those read before as long as none of its files changed. */
function readPages(contents: readonly TenantFile[], before: TenantEntry | undefined): ReadPages {
  if (before === undefined) return contents.length === 0 ? noPages : readContentPages(contents, {})
  const isSame =
    contents.length === before.contents.length &&
    contents.every((file, at) => file === before.contents[at])
  return isSame ? before.read : readContentPages(contents, before.read.pages)
}

function candidateOf(
  file: TenantFile,
  before: TenantEntry | undefined,
  parse: () => ParseSiteResult,
  { themes, contents: all }: TenantDirectory,
): Candidate {
  const signature = `${file.signature}/${themeFileOf(file, themes)?.signature ?? ''}`
  const contents = all.filter(({ name }) => name.startsWith(`${readStem(file.name)}/`))
  const read = readPages(contents, before)
  const isSettled =
    before?.signature === signature && before.problems.length === 0 && before.read === read
  return {
    file: file.name,
    signature,
    contents,
    read,
    settled: isSettled ? before : null,
    lastGood: before?.site ?? null,
    parse,
  }
}

function settle(candidate: Candidate, accepted: readonly TenantEntry[]): TenantEntry {
  const { settled, lastGood, parse, ...entry } = candidate
  if (settled !== null) return settled
  const result = parse()
  const problems = result.ok ? findClaimProblems(result.site, accepted) : result.problems
  if (result.ok && problems.length === 0)
    return { ...entry, site: withPages(result.site, entry.read), problems }
  const keepsLastGood = lastGood !== null && findClaimProblems(lastGood, accepted).length === 0
  return { ...entry, site: keepsLastGood ? withPages(lastGood, entry.read) : null, problems }
}

/** The site with the pages of its content files; the same object when it has them. */
const withPages = (site: Site, { pages }: ReadPages): Site =>
  site.pages === pages ? site : { ...site, pages }

/** Host names and ids of a site that another file already has. Source: `D-81` */
export function findClaimProblems(
  site: Site,
  accepted: readonly Pick<TenantEntry, 'file' | 'site'>[],
): ConfigProblem[] {
  return accepted.flatMap(({ file, site: other }) => {
    if (other === null) return []
    const domains = site.domains.flatMap((domain, index) =>
      other.domains.includes(domain)
        ? [claimProblem(`domains[${index}]`, `host name ${domain}`, file)]
        : [],
    )
    return other.id === site.id ? [claimProblem('id', `id ${site.id}`, file), ...domains] : domains
  })
}

const claimProblem = (path: string, what: string, file: string): ConfigProblem => ({
  path,
  message: `${path} claims the ${what}, which ${file} already has.`,
})
