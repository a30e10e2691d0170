import type { Dirent } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** One file as it stood at one moment. */
export interface TenantFile {
  /** Name inside its folder, such as `harbour.json` or `harbour/about-us.md`. */
  name: string
  /** Changes whenever the file does. */
  signature: string
  /** Text of the file; empty where it cannot be read. */
  text: string
  /** Sentence that says why the file cannot be read. Default none: it was read. */
  fault?: string
}

/**
 * The tenant files of a folder, the manufacturer themes of its subfolder `themes`, and the content files of
 * the subfolder that is named as a tenant file is.
 */
export interface TenantDirectory {
  tenants: TenantFile[]
  themes: TenantFile[]
  contents: TenantFile[]
}

const nothing: TenantDirectory = { tenants: [], themes: [], contents: [] }

/** Part of the name that a tenant file and the folder of its content files have in common. */
export const readStem = (file: string): string => file.replace(/\.json$/, '')

/**
 * Reads the `*.json` files of a folder and of its subfolder `themes`, and the `*.md` files of the folders of
 * its tenants, in the order of their names. Only files whose signature differs from the one known are read
 * again; one that cannot be read says so in its place.
 * @throws Error when the folder itself cannot be read; a missing subfolder counts as empty
 */
export async function readTenantDirectory(
  directory: string,
  known: TenantDirectory = nothing,
): Promise<TenantDirectory> {
  const tenants = await readJsonFiles(directory, known.tenants)
  const themes = await readJsonFiles(join(directory, 'themes'), known.themes).catch(emptyIfMissing)
  const folders = await listContentFolders(directory)
  const files = await Promise.all(
    folders.map((folder) => readContentFiles(directory, folder, known.contents)),
  )
  return { tenants, themes, contents: files.flat() }
}

/** True for a file of an ending; a hidden one is what an editor or a copy from elsewhere left beside it. */
const isNamed = (entry: Dirent, ending: string) =>
  !entry.isDirectory() && !entry.name.startsWith('.') && entry.name.endsWith(ending)

const subfoldersOf = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(emptyIfMissing)
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/**
 * Names of the folders of content files, below the folder of the tenant files: one a tenant, and those
 * inside it.
 * @throws Error when a folder cannot be read
 */
export async function listContentFolders(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  const stems = new Set(entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name))
  const own = entries
    .filter((entry) => entry.isDirectory() && stems.has(`${entry.name}.json`))
    .map(({ name }) => name)
    .toSorted()
  const inside = await Promise.all(
    own.map(async (stem) => {
      const folders = await subfoldersOf(join(directory, stem))
      return [stem, ...folders.toSorted().map((folder) => `${stem}/${folder}`)]
    }),
  )
  return inside.flat()
}

async function readContentFiles(
  directory: string,
  folder: string,
  known: readonly TenantFile[],
): Promise<TenantFile[]> {
  const entries = await readdir(join(directory, folder), { withFileTypes: true }).catch(
    emptyIfMissing,
  )
  const names = entries
    .filter((entry) => isNamed(entry, '.md'))
    .map(({ name }) => `${folder}/${name}`)
    .toSorted()
  const files = await Promise.all(
    names.map((name) =>
      readIfChanged(
        directory,
        name,
        known.find((file) => file.name === name),
      ),
    ),
  )
  return files.filter((file) => file !== null)
}

async function readJsonFiles(folder: string, known: readonly TenantFile[]): Promise<TenantFile[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries
    .filter((entry) => isNamed(entry, '.json'))
    .map(({ name }) => name)
    .toSorted()
  const knownFiles = new Map(known.map((file) => [file.name, file]))
  const files = await Promise.all(
    names.map((name) => readIfChanged(folder, name, knownFiles.get(name))),
  )
  return files.filter((file) => file !== null)
}

async function readIfChanged(
  folder: string,
  name: string,
  known: TenantFile | undefined,
): Promise<TenantFile | null> {
  const path = join(folder, name)
  try {
    const { mtimeNs, ino, size } = await stat(path, { bigint: true })
    const signature = `${mtimeNs}-${ino}-${size}`
    if (known?.signature === signature) return known
    return { name, signature, ...decodeText(await readFile(path)) }
  } catch (error) {
    return isMissing(error) ? null : unreadableFile(name, error)
  }
}

/** Words in another encoding would be served with a mark in place of each letter beyond ASCII. */
function decodeText(bytes: Uint8Array): Pick<TenantFile, 'text' | 'fault'> {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { text: '', fault: 'The file is not UTF-8 text; save it in that encoding.' }
  }
}

/** A file that harms no other: it is refused by its name, and looked at again each time. */
function unreadableFile(name: string, error: unknown): TenantFile {
  const reason = error instanceof Error ? error.message : String(error)
  const fault = `The file cannot be read: ${reason}.`
  return { name, signature: fault, text: '', fault }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

function emptyIfMissing(error: unknown): [] {
  if (isMissing(error)) return []
  throw error
}
