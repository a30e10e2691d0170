import { cssVariable } from '../dtcg/css-variable.ts'
import { brandOptionTokens } from '../dtcg/documents.ts'
import { aliasPath } from '../dtcg/token-tree.ts'

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
