import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Pictures that were made once, kept on disk. */
export interface ImageFiles {
  /** The file of that name; null when it was not made yet. */
  read(name: string): Promise<Buffer | null>
  /** Keeps a file; the oldest make room for it. A full disk loses nothing but time. */
  write(name: string, bytes: Buffer): Promise<void>
}

/** Where and how much is kept. */
export interface ImageFilesOptions {
  folder: string
  /** Bytes kept at most. */
  atMostBytes: number
}

interface Kept {
  name: string
  bytes: number
}

async function keptFiles(folder: string): Promise<Kept[]> {
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name))
      return { name, bytes: size, mtimeMs }
    }),
  )
  return files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)
}

/** A file that cannot be removed costs room, not a request. */
const discard = (path: string) => rm(path, { force: true }).catch(() => undefined)

/** Opens the folder and takes stock of it. */
export async function openImageFiles({
  folder,
  atMostBytes,
}: ImageFilesOptions): Promise<ImageFiles> {
  await mkdir(folder, { recursive: true })
  const kept = await keptFiles(folder)
  let cachedBytes = kept.reduce((sum, { bytes }) => sum + bytes, 0)

  const makeRoom = async () => {
    while (cachedBytes > atMostBytes) {
      const oldest = kept.shift()
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
      kept.push({ name, bytes: bytes.length })
      cachedBytes += bytes.length
      await makeRoom()
    },
  }
}
