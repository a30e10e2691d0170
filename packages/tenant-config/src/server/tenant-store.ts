import { join } from 'node:path'
import { type ConfigProblem, createSiteLookup, type Site, type SiteCheck } from '../model/index.ts'
import { watchFolder } from './folder-watch.ts'
import {
  listContentFolders,
  readTenantDirectory,
  type TenantDirectory,
  type TenantFile,
} from './tenant-directory.ts'
import { nextRoster, type TenantEntry } from './tenant-roster.ts'

/** Where the store writes what happened; a structured logger fits. */
export interface TenantLogger {
  info(message: string, fields?: object): void
  warn(message: string, fields?: object): void
  error(message: string, fields?: object): void
}

/** Settings of the store. */
export interface TenantStoreOptions {
  /** Folder of the tenant files; manufacturer themes are in its subfolder `themes`. */
  directory: string
  logger: TenantLogger
  /** Checks of the features, beyond those of the schema; default none. */
  checks?: readonly SiteCheck[]
  /** True when the folder is looked at again while the server runs; default true. */
  watch?: boolean
  /**
   * Pause between two looks at the folder, in milliseconds; default 1000. Where the system reports changes
   * the folder is looked at when it does.
   */
  watchIntervalMs?: number
}

/** A tenant file, or a content file of one, whose present version is not served. */
export interface TenantRefusal {
  /** Name of the file. */
  file: string
  /** True when an earlier version of the file is served meanwhile. */
  servesLastGood: boolean
  problems: readonly ConfigProblem[]
}

/** Ids of the sites that a change touched. */
export interface TenantChange {
  added: readonly string[]
  changed: readonly string[]
  removed: readonly string[]
}

/** The sites of one folder, renewed while the server runs. */
export interface TenantStore {
  /** The sites served at this moment, in the order of their files. */
  sites(): readonly Site[]
  /** The site of a `Host` header, or null (D-01). */
  siteOf(host: string | null): Site | null
  /** The site with an id, or null. */
  siteById(id: string): Site | null
  /** The files that are not served as they stand. */
  refusals(): readonly TenantRefusal[]
  /** Calls the listener after each change of a site; the result ends that. */
  onChange(listener: (change: TenantChange) => void): () => void
  /** Looks at the folder now. */
  refresh(): Promise<void>
  /** Stops looking at the folder. */
  close(): void
}

/**
 * Reads every tenant file of a folder and follows its changes. A broken file is refused with each
 * key's path and a sentence, while its last good version and all other sites stay; a new file is
 * served on its host names within the pause. A site that did not change stays the same object. Its content
 * files, `{name}/*.md` beside `{name}.json`, are followed in the same way, each for itself.
 * @throws Error when the folder cannot be read at the start
 * Source: D-74, D-81, PLUS-044, PLUS-045
 */
export async function createTenantStore(options: TenantStoreOptions): Promise<TenantStore> {
  const { directory, logger, checks = [], watch = true, watchIntervalMs = 1000 } = options
  const listeners = new Set<(change: TenantChange) => void>()
  let files: TenantDirectory = await readTenantDirectory(directory)
  let roster = nextRoster([], files, checks)
  let served = serve(roster)
  logRefusals([], roster, logger)

  const refresh = async () => {
    const present = await readTenantDirectory(directory, files)
    if (sameFiles(files, present)) return
    const next = nextRoster(roster, present, checks)
    const change = changeBetween(roster, next)
    logRefusals(roster, next, logger)
    files = present
    roster = next
    served = serve(next)
    if (isEmpty(change)) return
    logger.info('tenants changed', change)
    for (const listener of listeners) listener(change)
  }

  const stop = watch
    ? watchFolder({
        folders: [directory, join(directory, 'themes')],
        findSubfolders: async () =>
          (await listContentFolders(directory)).map((folder) => join(directory, folder)),
        look: refresh,
        pauseMs: watchIntervalMs,
        onFailure: (error) => logger.error('tenant folder cannot be read', { error }),
      })
    : () => {}
  return {
    sites: () => served.sites,
    siteOf: (host) => served.siteOf(host),
    siteById: (id) => served.siteById(id),
    refusals: () => roster.flatMap(listRefusals),
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    close: stop,
  }
}

/** The sites of a roster with their maps, made once for each version of it. */
function serve(roster: readonly TenantEntry[]) {
  const sites = roster.flatMap(({ site }) => site ?? [])
  return { sites, ...createSiteLookup(sites) }
}

const listRefusals = ({ file, site, problems, read }: TenantEntry): TenantRefusal[] => [
  ...(problems.length > 0 ? [{ file, servesLastGood: site !== null, problems }] : []),
  ...read.refusals,
]

/** A file that did not change stays the same object. */
const sameFiles = (before: TenantDirectory, after: TenantDirectory): boolean =>
  sameList(before.tenants, after.tenants) &&
  sameList(before.themes, after.themes) &&
  sameList(before.contents, after.contents)

const sameList = (before: readonly TenantFile[], after: readonly TenantFile[]): boolean =>
  before.length === after.length && before.every((file, at) => file === after[at])

function changeBetween(
  before: readonly TenantEntry[],
  after: readonly TenantEntry[],
): TenantChange {
  const old = new Map(before.flatMap(({ site }) => (site ? [[site.id, site] as const] : [])))
  const fresh = new Map(after.flatMap(({ site }) => (site ? [[site.id, site] as const] : [])))
  return {
    added: [...fresh.keys()].filter((id) => !old.has(id)),
    changed: [...fresh]
      .filter(([id, site]) => old.has(id) && old.get(id) !== site)
      .map(([id]) => id),
    removed: [...old.keys()].filter((id) => !fresh.has(id)),
  }
}

const isEmpty = ({ added, changed, removed }: TenantChange): boolean =>
  added.length + changed.length + removed.length === 0

function logRefusals(
  before: readonly TenantEntry[],
  after: readonly TenantEntry[],
  logger: TenantLogger,
): void {
  for (const { file, site, problems, signature, read } of after) {
    const known = before.find((entry) => entry.file === file)
    if (known?.read !== read)
      for (const refusal of read.refusals) logger.error('content file refused', refusal)
    if (problems.length === 0 || known?.signature === signature) continue
    logger.error('tenant file refused', { file, servesLastGood: site !== null, problems })
  }
}
