import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './dealer-file.ts'

const { names } = JSON.parse(
  readFileSync(join(root, 'apps/site/dist/client/assets/static/styles.variables.json'), 'utf8'),
) as { names: Readonly<Record<string, string>> }

const owns = new Map(Object.entries(names).map(([name, short]) => [short, name]))

/** Name of a token's custom property in the sheets of the build. */
export const shortNameOf = (token: string): string => names[token] ?? token

/** Name of the token a custom property of a sheet is. */
export const tokenOf = (name: string): string => owns.get(name) ?? name
