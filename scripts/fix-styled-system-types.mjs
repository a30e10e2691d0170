import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Panda's declaration files import each other as './x.d.mts', which TypeScript refuses for
 * consumers that check libraries (TS2846); the module they describe is './x.mjs'. One imports a
 * folder, which Node does not resolve.
 */
const dist = fileURLToPath(new URL('../packages/styled-system/dist/', import.meta.url))

for (const name of readdirSync(dist, { recursive: true })) {
  if (!/\.d\.m?ts$/.test(name)) continue
  const file = join(dist, name)
  const text = readFileSync(file, 'utf8')
  const fixed = text
    .replace(/\.d\.mts(['"])/g, '.mjs$1')
    .replace(/(from ['"]\.\.\/types)(['"])/g, '$1/index.mjs$2')
  if (fixed !== text) writeFileSync(file, fixed)
}
