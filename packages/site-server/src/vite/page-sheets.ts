import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { shortenVariables, VARIABLES_FILE, variablesIn } from '../files/sheet-variables.ts'
import { readModules } from './built-modules.ts'
import type { ClassNames } from './class-names.ts'
import { createDrawings } from './drawings.ts'
import { minifySheet, readTargets } from './minify-sheet.ts'
import type { BuiltModules } from './module-graph.ts'
import { createNamedSheet, isDesignSheet } from './named-sheet.ts'
import { findPage, findPageWords } from './page-words.ts'
import { createShortVariables } from './short-variables.ts'

/** Knowledge that the builds of one site share: each has plugins of its own, and they must agree. */
export interface SharedBuild {
  names: ClassNames
  /** Modules of the browser's build, which comes first. */
  browser: BuiltModules
  /** Modules imported by code of pages that only a press shows. */
  atPress: Set<string>
  /** The sheet as Panda wrote it, by module. */
  sheets: Map<string, string>
}

/** Reads the sheet before rules are merged that have nothing in common but what they say. */
export const createSheetReader = ({ sheets }: SharedBuild): Plugin => ({
  name: 'forecourt:read-sheet',
  apply: 'build',
  transform: {
    filter: { id: /\.css$/ },
    handler(code, id) {
      if (isDesignSheet(code)) sheets.set(id, code)
      return null
    },
  },
})

function isWholeSheet(output: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  if (output.type !== 'asset' || !output.fileName.endsWith('.css')) return false
  const { source } = output
  return isDesignSheet(typeof source === 'string' ? source : Buffer.from(source).toString())
}

/** Takes the sheet of all pages out of a build, and returns where it was. */
function removeWholeSheets(bundle: Rolldown.OutputBundle): string[] {
  const outputs = Object.values(bundle)
  const files = outputs.filter(isWholeSheet).map(({ fileName }) => fileName)
  for (const output of outputs)
    if (output.type === 'chunk')
      for (const file of files) output.viteMetadata?.importedCss.delete(file)
  for (const file of files) delete bundle[file]
  return files
}

/** Rules a page needs at once, and those with all that a press may show on it. */
interface PageSheet {
  first: string
  whole: string
}

const hashOf = (sheet: PageSheet) =>
  createHash('sha256')
    .update(sheet.first)
    .update('\0')
    .update(sheet.whole)
    .digest('hex')
    .slice(0, 8)

function writeFile(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/**
 * Writes a sheet for each kind of page in place of the one for all: rules for what its code can show. Beside
 * `styles.<hash>.css` stands `styles.<hash>.whole.css` with the same rules and those of parts that are fetched at
 * a press, all in one order, for the code that fetches them. Drawings of masks are a file that all sheets share, and
 * `styles.variables.json` tells the short names of custom properties to the server, which writes the brands.
 */
export const createPageSheets = (shared: SharedBuild): Plugin => ({
  name: 'forecourt:page-sheets',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const modules = await readModules(this)
    const { config } = this.environment
    if (config.consumer === 'client') {
      shared.browser = modules
      return
    }
    const { browser, names, atPress } = shared
    const { runtimeModules } = names
    if (runtimeModules.size > 0)
      this.warn(
        `Every sheet holds all atoms, for styles made as these run: ${[...runtimeModules].join(', ')}`,
      )
    const [wholeFile] = removeWholeSheets(bundle)
    if (wholeFile === undefined) return
    const all = [...shared.sheets.values()].join('\n')
    const sheet = createNamedSheet(all, names)
    const drawings = createDrawings(all)
    const { client } = this.environment.getTopLevelConfig().environments
    const publicFolder = resolve(config.root, client?.build.outDir ?? config.build.outDir)
    const folder = dirname(wholeFile)
    const picture = `${folder}/${drawings?.fileName}`
    if (drawings) writeFile(resolve(publicFolder, picture), drawings.picture)
    const targets = readTargets(config.build.cssTarget)
    const entries = Object.values(bundle).filter(
      (output) => output.type === 'chunk' && findPage(output.facadeModuleId) !== undefined,
    ) as Rolldown.OutputChunk[]
    const pages = entries.map((chunk) => {
      const entry = chunk.facadeModuleId ?? ''
      const words = findPageWords({ server: modules, browser, entry, atPress })
      return { chunk, words, first: sheet.pick(words.first), whole: sheet.pick(words.whole) }
    })
    const said = new Set(pages.flatMap(({ words }) => [...words.whole].flatMap(variablesIn)))
    const picked = pages.map(({ whole }) => whole).join('\n')
    const variables = createShortVariables(picked, sheet.tokens, said)
    writeFile(resolve(publicFolder, folder, VARIABLES_FILE), JSON.stringify(variables))
    const write = (rules: string) => {
      const css = shortenVariables(names.shorten(rules), variables)
      return minifySheet(drawings?.take(css, config.base + picture) ?? css, targets)
    }
    for (const { chunk, ...rules } of pages) {
      const [first, whole] = [write(rules.first), write(rules.whole)]
      const fileName = `${folder}/styles.${hashOf({ first, whole })}.css`
      if (!bundle[fileName]) this.emitFile({ type: 'asset', fileName, source: first })
      chunk.viteMetadata?.importedCss.add(fileName)
      writeFile(resolve(publicFolder, fileName.replace(/\.css$/, '.whole.css')), whole)
    }
  },
})
