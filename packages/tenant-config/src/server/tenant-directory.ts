import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** One JSON file as it stood at one moment. */
export interface TenantFile {
  /** Name inside its folder, such as `harbour.json`. */
  name: string
  /** Changes whenever the file does. */
  signature: string
  /** Text of the file. */
  text: string
}

/** The tenant files of a folder and the manufacturer themes of its subfolder `themes`. */
export interface TenantDirectory {
  tenants: TenantFile[]
  themes: TenantFile[]
}

/**
 * Reads the `*.json` files of a folder and of its subfolder `themes`, in the order of their names.
 * Only files whose signature differs from the one known are read again.
 * @throws Error when the folder itself cannot be read; a missing `themes` counts as empty
 */
export async function readTenantDirectory(
  directory: string,
  known: TenantDirectory = { tenants: [], themes: [] },
): Promise<TenantDirectory> {
  const tenants = await readJsonFiles(directory, known.tenants)
  const themes = await readJsonFiles(join(directory, 'themes'), known.themes).catch(emptyIfMissing)
  return { tenants, themes }
}

async function readJsonFiles(folder: string, known: readonly TenantFile[]): Promise<TenantFile[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries
    .filter((entry) => !entry.isDirectory() && entry.name.endsWith('.json'))
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
    return { name, signature, text: await readFile(path, 'utf8') }
  } catch (error) {
    return nullIfMissing(error)
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

function emptyIfMissing(error: unknown): TenantFile[] {
  if (isMissing(error)) return []
  throw error
}
