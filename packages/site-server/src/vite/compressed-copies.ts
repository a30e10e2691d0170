import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smallest file that gets copies, in bytes: below, they would be no smaller. */
const SMALLEST = 200

const encodings = {
  '.br': (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  '.gz': (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}

/** Writes a brotli and a gzip copy, as small as can be, beside every text file of a folder. */
export async function writeCompressedCopies(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) => /\.(?:js|css|svg|json)$/.test(file))
  await Promise.all(
    texts.map(async (file) => {
      const path = join(folder, file)
      const body = await readFile(path)
      if (body.length < SMALLEST) return
      for (const [ending, compress] of Object.entries(encodings))
        await writeFile(path + ending, await compress(body))
    }),
  )
}

/**
 * Compresses what browsers download once the whole site is built, so that the server compresses no file while
 * it answers.
 */
export const compressedCopies: Plugin = {
  name: 'forecourt:compressed-copies',
  apply: 'build',
  enforce: 'post',
  closeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      const { config } = this.environment
      // The server is built last, and the sheets of the pages come with it.
      if (config.consumer === 'client') return
      const { client } = this.environment.getTopLevelConfig().environments
      await writeCompressedCopies(resolve(config.root, client?.build.outDir ?? config.build.outDir))
    },
  },
}
