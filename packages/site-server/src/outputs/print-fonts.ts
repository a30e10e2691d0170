// The library brings no types; a project that reads this file as source has to find ours.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { PrintFonts } from '@forecourt/feature-vdp/server'
import type { Site } from '@forecourt/tenant-config/model'
import { type FontId, fontFamilies, resolveBrand } from '@forecourt/tokens'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** Latin-1 and the signs of typography: what a print font has. */
const signs = `${Array.from({ length: 224 }, (_, index) => String.fromCharCode(32 + index)).join('')}–—‘’“”•…€™−`

/** Fonts of the visitor's device cannot be printed by a server; this stands in for them. */
const fallbackFamily = 'public-sans'

const cut = new Map<string, Promise<Uint8Array>>()

/**
 * One weight of a family as a TrueType file, cut once for the process. The licence of every shipped
 * family (SIL Open Font License 1.1) allows it to be embedded in a document.
 */
function printFont(id: FontId, weight: number): Promise<Uint8Array> {
  const { module, weights } = fontFamilies[id === 'system' ? fallbackFamily : id]
  const wght = Math.min(Math.max(weight, weights[0]), weights[1])
  const key = `${module} ${wght}`
  const known = cut.get(key)
  if (known) return known
  const made = readFile(require.resolve(module)).then((bytes) =>
    subsetFont(bytes, signs, { targetFormat: 'truetype', variationAxes: { wght } }),
  )
  cut.set(key, made)
  made.catch(() => cut.delete(key))
  return made
}

/** The fonts of a dealer's sheets and pictures: those of the website. */
export async function loadPrintFonts({ brand }: Pick<Site, 'brand'>): Promise<PrintFonts> {
  const { headingFont, bodyFont, headingWeight } = resolveBrand(brand)
  const [heading, body, bold] = await Promise.all([
    printFont(headingFont, headingWeight),
    printFont(bodyFont, 400),
    printFont(bodyFont, 700),
  ])
  return { heading, body, bold }
}
