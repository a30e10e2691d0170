import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Pictures that were made once, cached on disk. */
export interface ImageFiles {
  /** The file of that name; null when it was not made yet. */
  read(name: string): Promise<Uint8Array | null>
  /** Stores a file; the oldest are removed for it. A full disk loses nothing but time. */
  write(name: string, bytes: Uint8Array): Promise<void>
}

/** Where and how much is cached. */
export interface ImageFilesOptions {
  folder: string
  /** Bytes cached at most. */
  atMostBytes: number
}

interface CachedFile {
  name: string
  bytes: number
}

async function listCachedFiles(folder: string): Promise<CachedFile[]> {
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name))
      return { name, bytes: size, mtimeMs }
    }),
  )
  return files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)
}

/** A file that cannot be removed costs space, not a request. */
const discard = (path: string) => rm(path, { force: true }).catch(() => undefined)

/** Opens the folder and takes stock of it. */
export async function openImageFiles({
  folder,
  atMostBytes,
}: ImageFilesOptions): Promise<ImageFiles> {
  await mkdir(folder, { recursive: true })
  const cached = await listCachedFiles(folder)
  let cachedBytes = cached.reduce((sum, { bytes }) => sum + bytes, 0)

  const evictOldest = async () => {
    while (cachedBytes > atMostBytes) {
      const oldest = cached.shift()
      if (!oldest) return
      cachedBytes -= oldest.bytes
      await discard(join(folder, oldest.name))
    }
  }

  return {
    read: (name) => readFile(join(folder, name)).catch(() => null),
    async write(name, bytes) {
      // Written beside and renamed, so that a reader never meets half a picture.
      const draft = join(folder, `${name}.${process.pid}.draft`)
      try {
        await writeFile(draft, bytes)
        await rename(draft, join(folder, name))
      } catch {
        await discard(draft)
        return
      }
      cached.push({ name, bytes: bytes.length })
      cachedBytes += bytes.length
      await evictOldest()
    },
  }
}
