// Lists the kinds of lead, so that a new kind is its file and nothing else.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../src/model/kinds')

const nameOf = (file: string) =>
  file.replace(/\.ts$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const lines = readdirSync(folder)
  .filter((file) => !/^(?:index|lead-kind)\.ts$|\.test\.ts$/.test(file))
  .toSorted()
  .map((file) => `export { ${nameOf(file)} } from './${file}'\n`)

writeFileSync(
  join(folder, 'index.ts'),
  `// Written by scripts/list-lead-kinds.ts when code is generated.\n${lines.join('')}`,
)
