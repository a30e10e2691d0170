import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

// Tools read their configuration as CommonJS, where a module does not know its own address.
const root = `${resolve('../..')}/`
const uiFolder = `${root}packages/ui/src/`

const isShown = (path: string) => !/\.(?:test|stories)\.tsx?$/.test(path) && !path.endsWith('.d.ts')

const sourcesOf = (...patterns: string[]) =>
  patterns.flatMap((pattern) => globSync(`${root}${pattern}`)).filter(isShown)

const namesIn = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name = '']) => name),
  )

/** The part and every part it is made of, by their folders. */
function withItsParts(part: string, known: Set<string>): void {
  if (known.has(part) || !existsSync(`${uiFolder}${part}`)) return
  known.add(part)
  const sources = sourcesOf(`packages/ui/src/${part}/*.{ts,tsx}`)
  for (const other of namesIn(sources, /from '\.\.\/([a-z-]+)\//g)) withItsParts(other, known)
}

/** Folders of `@forecourt/ui` that the site shows, found by following its imports. */
export function usedParts(): string[] {
  const pages = sourcesOf(
    'apps/site/{pages,layout,islands,client}/**/*.{ts,tsx}',
    'packages/feature-*/src/**/*.{ts,tsx}',
  )
  const parts = new Set<string>()
  for (const part of namesIn(pages, /from '@forecourt\/ui\/([a-z-]+)/g)) withItsParts(part, parts)
  return [...parts].toSorted()
}

/** Names of the recipes these parts are drawn with. */
export function usedRecipes(parts: readonly string[]): string[] {
  const sources = parts.flatMap((part) => sourcesOf(`packages/ui/src/${part}/*.{ts,tsx}`))
  const lists = namesIn(sources, /import \{([^}]+)\} from '@forecourt\/styled-system\/recipes'/g)
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== '' && !name.startsWith('type ')))].toSorted()
}
