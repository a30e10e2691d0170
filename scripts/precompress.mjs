// Writes a brotli and a gzip copy beside every text file of a folder, at the highest quality, so that
// the server compresses nothing while it answers.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [folder = '.'] = process.argv.slice(2)
const smallest = 200

const encodings = {
  '.br': (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  '.gz': (body) => promisify(gzip)(body, { level: 9 }),
}

await Promise.all(
  globSync('**/*.{js,css,svg,json}', { cwd: folder }).map(async (file) => {
    const path = join(folder, file)
    const body = readFileSync(path)
    if (body.length < smallest) return
    for (const [ending, compress] of Object.entries(encodings))
      writeFileSync(path + ending, await compress(body))
  }),
)
