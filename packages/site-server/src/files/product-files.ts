import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readProductFeed } from '@forecourt/feature-search/model'
import type { ProductSource } from '@forecourt/feature-search/server'
import type { Site } from '@forecourt/tenant-config/model'
import type { Logger } from '../process/logger.ts'

/** Time for which a file is not looked for again, in milliseconds: every page asks whether there are products. */
const CHECK_MS = 1000

/**
 * Parts and accessories from `{site id}.products.jsonl` in the first of the folders that has it. A
 * file that is put there, changed or taken away shows within a second.
 * @param nowMs milliseconds of a clock that only runs forward
 */
export function createProductFiles(
  folders: readonly string[],
  logger: Logger,
  nowMs: () => number = () => performance.now(),
): ProductSource<Site> {
  const checks = new Map<string, { atMs: number; version: Promise<string> }>()
  const find = async ({ id }: Site) => {
    const paths = folders.map((folder) => join(folder, `${id}.products.jsonl`))
    const found = await Promise.all(paths.map(fileVersion))
    return paths.flatMap((path, index) => {
      const version = found[index]
      return version === null || version === undefined ? [] : [{ path, version }]
    })[0]
  }
  return {
    version(site) {
      const last = checks.get(site.id)
      if (last && nowMs() - last.atMs < CHECK_MS) return last.version
      const version = find(site).then((file) => file?.version ?? '')
      checks.set(site.id, { atMs: nowMs(), version })
      return version
    },
    load: async (site) => {
      const file = await find(site)
      if (!file) return []
      const { products, problems } = readProductFeed(await readFile(file.path, 'utf8'), site)
      logger.info('products read', { site: site.id, products: products.length })
      for (const { line, column, value, reason } of problems)
        logger.error('product left out', { site: site.id, line, column, value, reason })
      return products
    },
  }
}

async function fileVersion(path: string): Promise<string | null> {
  try {
    const { mtimeMs, size } = await stat(path)
    return `${path}:${mtimeMs}:${size}`
  } catch {
    return null
  }
}
