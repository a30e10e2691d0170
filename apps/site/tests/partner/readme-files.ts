import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
// @boundaries-ignore The samples of a README, as its own tests read them.
import { readBlocks } from '../../../../scripts/readmes/readme-blocks.ts'
import { root } from '../dealer-file.ts'

/** Writes files of an app by their paths. */
export function writeFiles(app: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(app, path)), { recursive: true })
    writeFileSync(join(app, path), text)
  }
}

/**
 * Writes the samples of the README of feature-search that are meant for a framework.
 * @param origin address of a site, for that of the samples
 */
export function writeSamples(app: string, framework: 'next' | 'vite' | 'vike', origin: string) {
  const start = `${framework}/`
  const samples = readBlocks(root).filter(
    ({ page, path }) => page === 'feature-search' && path?.startsWith(start),
  )
  const files = samples.map(({ path = '', code }) => [
    path.slice(start.length),
    code.replaceAll('https://cars.example', origin),
  ])
  writeFiles(app, Object.fromEntries(files))
}

/** Copies the parts of every package into an app. */
export function copyParts(app: string, ...names: string[]): void {
  for (const name of names)
    cpSync(fileURLToPath(new URL(`parts/${name}`, import.meta.url)), join(app, name))
}
