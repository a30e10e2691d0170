import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A block of TypeScript in a README or a page of docs. */
export interface ReadmeBlock {
  /** Folder name of the package, "feature-search", or name of the page in docs, "search.md". */
  page: string
  language: 'ts' | 'tsx'
  /** File it is meant to be, as its first line says; undefined for a fragment. */
  path: string | undefined
  code: string
}

/** Every block of TypeScript in the READMEs of the packages and the pages of docs. */
export function readBlocks(projectFolder: string): ReadmeBlock[] {
  return globSync(['packages/*/README.md', 'docs/*.md'], { cwd: projectFolder }).flatMap((file) => {
    const page = file.split(/[\\/]/)[1] ?? ''
    const text = readFileSync(join(projectFolder, file), 'utf8')
    const blocks = text.matchAll(/^```(tsx?)\n(?:\/\/ (\S+\.tsx?)\n)?(.*?)^```$/gms)
    return [...blocks].map(([, language, path, code]) => ({
      page,
      language: language as ReadmeBlock['language'],
      path,
      code: code ?? '',
    }))
  })
}

/** Packages a block imports from. */
export function packagesOf({ code }: ReadmeBlock): string[] {
  const imports = code.matchAll(/^(?:import|export) (?:[^;'"]*? from )?'([^.'][^']*)'/gm)
  return [...imports].flatMap(([, name = '']) => {
    const parts = name.split('/').slice(0, name.startsWith('@') ? 2 : 1)
    return name.startsWith('node:') ? [] : [parts.join('/')]
  })
}

/** Imports of our packages in a block, which must exist even where the rest is a fragment. */
export function importsOf({ code }: ReadmeBlock): string {
  const statements = code.matchAll(/^(?:import|export) [^;'"]*?from '@forecourt\/[^']+'$/gm)
  return [...statements].map(([statement]) => statement.replace(/^import/, 'export')).join('\n')
}
