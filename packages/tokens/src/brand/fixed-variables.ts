import { cssValue } from '../dtcg/css-value.ts'
import { cssVariable } from '../dtcg/css-variable.ts'
import { baseTokens, brandOptionTokens } from '../dtcg/documents.ts'
import { aliasPath } from '../dtcg/token-tree.ts'
import { resolveBrand } from './brand.ts'
import { listRampVariables } from './brand-references.ts'
import { brandType } from './brand-type.ts'
import { harbourBrand } from './reference-brands.ts'

/** Types whose values are shorter than the name of a variable. */
const shortTypes = new Set(['color', 'dimension', 'duration', 'fontWeight', 'number'])

/** Custom properties a brand may set. */
const listSetVariables = () =>
  new Set([
    ...listRampVariables(),
    ...brandOptionTokens.map(({ path }) => cssVariable(path.slice(2))),
    ...[...brandType(resolveBrand(harbourBrand)).keys()].map((path) =>
      cssVariable(path.split('.')),
    ),
  ])

/**
 * Custom properties of measures and colours that no brand sets, with their values: a sheet for brands of this
 * package may write the value in place of the variable.
 */
export function listFixedVariables(): ReadonlyMap<string, string> {
  const set = listSetVariables()
  return new Map(
    baseTokens
      .filter(({ type, value }) => shortTypes.has(type) && !aliasPath(value))
      .map(({ path, value }): [string, string] => [cssVariable(path), cssValue(value)])
      .filter(([name]) => !set.has(name)),
  )
}
