// Cuts the families to the files of pages: signs, weights and features of layout that a page uses.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import {
  type FontFamily,
  type FontFile,
  fontFamilies,
  listFontFiles,
} from '../src/brand/font-family.ts'
import { fontRanges, listCodePoints } from '../src/brand/font-ranges.ts'

/** Features of layout that stay: those a browser applies to all text, and figures of either kind. */
const textFeatures = ['kern', 'liga', 'calt', 'rvrn', 'rlig', 'tnum', 'pnum', 'lnum']

/** Features that put an accent on a letter; the core has no accent to put. */
const accentFeatures = ['ccmp', 'locl', 'mark', 'mkmk']

const keepFeatures = {
  core: textFeatures,
  rest: [...textFeatures, ...accentFeatures],
}

/** Names of a font that state its licence; its copyright stays without being asked for. */
const licenceNames = [13, 14]

const pathOf = (module: string) => fileURLToPath(import.meta.resolve(module))

function cutFont(
  { module }: FontFamily,
  { range, weights: [min, max] }: FontFile,
): Promise<Buffer> {
  const part = range === fontRanges.core ? 'core' : 'rest'
  return subsetFont(readFileSync(pathOf(module)), String.fromCodePoint(...listCodePoints(range)), {
    targetFormat: 'woff2',
    keepFeatures: keepFeatures[part],
    preserveNameIds: licenceNames,
    variationAxes: { wght: min === max ? min : { min, max } },
  })
}

/** The files of every family by name, the same bytes each time, with the licence of each family. */
export async function createFontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const [id, family] of Object.entries(fontFamilies)) {
    for (const file of listFontFiles(family)) files.set(file.file, await cutFont(family, file))
    const licence = pathOf(`@fontsource-variable/${id}/LICENSE`)
    files.set(`${id}-LICENSE.txt`, readFileSync(licence))
  }
  return files
}
