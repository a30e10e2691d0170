import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Fills the disk of a folder to its last byte.
 * @returns a function that frees it again
 */
export async function fillDisk(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'filler')
  const file = await open(path, 'w')
  for (let bytes = 2 ** 20; bytes >= 1; bytes /= 2 ** 10) {
    const block = Buffer.alloc(bytes)
    try {
      for (;;) await file.appendFile(block)
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOSPC') throw error
    }
  }
  await file.close()
  return () => rm(path)
}
