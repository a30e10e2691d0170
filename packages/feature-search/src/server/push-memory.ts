import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { PushedStock, PushMemory } from './push-stock.ts'

/**
 * Remembers what was pushed in a JSON file, by the name of the index. A file that is missing or cannot
 * be read is as if nothing had been pushed. Writes are whole or not at all.
 * @param key names the application and the index
 */
export function createPushMemoryFile(path: string, key: string): PushMemory {
  return {
    read: async () => (await readAll(path))[key] ?? null,
    write: async (pushed) => {
      const all = { ...(await readAll(path)), [key]: pushed }
      await mkdir(dirname(path), { recursive: true })
      const draft = `${path}.${process.pid}.tmp`
      await writeFile(draft, `${JSON.stringify(all, null, 2)}\n`)
      await rename(draft, path)
    },
  }
}

async function readAll(path: string): Promise<Record<string, PushedStock>> {
  try {
    const all: unknown = JSON.parse(await readFile(path, 'utf8'))
    const isObject = typeof all === 'object' && all !== null && !Array.isArray(all)
    return isObject ? (all as Record<string, PushedStock>) : {}
  } catch {
    return {}
  }
}
