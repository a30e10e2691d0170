// Lists the recipe files of all parts for the preset, so that a new part is its folder and nothing else.
import { globSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../src')

const lines = readdirSync(source)
  .toSorted()
  .flatMap((part) => globSync(`${part}/*.recipe.ts`, { cwd: source }).toSorted())
  .map((file) => `export * from './${file.replaceAll('\\', '/')}'\n`)

writeFileSync(
  join(source, 'recipes.ts'),
  `// Written by scripts/list-recipes.ts when code is generated.\n${lines.join('')}`,
)
