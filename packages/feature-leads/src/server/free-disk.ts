import { statfs } from 'node:fs/promises'

/** Bytes a normal user may still write on the disk of `path`. */
export async function readFreeDiskBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize
}
