// Lists the recipe files of all parts for the preset, so that a new part is its folder and nothing else.
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../src')

const lines = globSync('*/*.recipe.ts', { cwd: source })
  .map((file) => `export * from './${file.replaceAll('\\', '/')}'\n`)
  .toSorted()

writeFileSync(
  join(source, 'recipes.ts'),
  `// Written by scripts/list-recipes.ts when code is generated.\n${lines.join('')}`,
)
