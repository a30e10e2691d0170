import { cssVariable } from '../dtcg/css-variable.ts'
import { brandOptionTokens } from '../dtcg/documents.ts'
import { aliasPath } from '../dtcg/token-tree.ts'
import { resolveBrand } from './brand.ts'
import { brandRamps } from './brand-ramps.ts'
import { harbourBrand } from './reference-brands.ts'

/**
 * Custom properties the style block of some brand reads without setting them: targets of the aliases among a
 * brand's choices. A sheet that drops what it does not read itself must keep these. Colours of the brand's own
 * ramps are not among them, as every style block sets those.
 */
export function listBrandReferences(): ReadonlySet<string> {
  const targets = brandOptionTokens.flatMap(({ value }) => {
    const target = aliasPath(value)
    return target ? [cssVariable(target)] : []
  })
  return new Set(targets)
}

/**
 * Custom properties the style block of every brand sets: the steps of its own ramps. A sheet that only ever stands
 * beside such a block need not set them.
 */
export function listRampVariables(): ReadonlySet<string> {
  const ramps = Object.entries(brandRamps(resolveBrand(harbourBrand)))
  return new Set(
    ramps.flatMap(([name, ramp]) =>
      Object.keys(ramp).map((step) => cssVariable(['color', name, step])),
    ),
  )
}
