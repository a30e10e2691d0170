import { cssVariable } from '../../packages/tokens/src/dtcg/css-variable.ts'
import { baseTokens, darkTokens, lightTokens } from '../../packages/tokens/src/dtcg/documents.ts'
import { pandaPath, pandaValue } from '../../packages/tokens/src/dtcg/panda-tokens.ts'
import { aliasPath, type Token } from '../../packages/tokens/src/dtcg/token-tree.ts'

/** A token as a page shows it. */
export interface ShownToken {
  /** Name in style code, without the category. */
  name: string
  /** The custom property, as a CSS value. */
  variable: string
  /** Value in the documents, before a brand changes it. */
  value: string
  description: string
}

const show = (token: Token): ShownToken => ({
  name: pandaPath(token.path).slice(1).join('.'),
  variable: `var(${cssVariable(token.path)})`,
  value:
    aliasPath(token.value)?.slice(1).join('.') ??
    (token.type === 'typography' ? '' : pandaValue(token)),
  description: token.description ?? '',
})

const isIn = (group: string) => (token: Token) => token.path[0] === group

/** Steps of a scale in order of size, then what is named for a use. */
const byStep = (first: ShownToken, second: ShownToken) => {
  const [one, two] = [Number(first.name), Number(second.name)]
  if (Number.isNaN(one) || Number.isNaN(two))
    return Number(Number.isNaN(one)) - Number(Number.isNaN(two))
  return one - two
}

/** Tokens of a top-level group, `spacing` for one. */
export const tokensOf = (group: string): ShownToken[] =>
  baseTokens.filter(isIn(group)).map(show).toSorted(byStep)

/** Depth on a light surface; the names are the same on a dark one. */
export const shadows: readonly ShownToken[] = lightTokens.filter(isIn('shadow')).map(show)

/** Colours by purpose. */
export const purposeColors: readonly ShownToken[] = lightTokens.filter(isIn('color')).map(show)

/** Text styles as they stand in the documents. */
export const textStyles: readonly Token[] = baseTokens.filter(isIn('typography'))

/** Every token that is a custom property, by the surface it belongs to. */
export const propertyTokens = {
  base: baseTokens.filter((token) => !isIn('typography')(token)),
  light: lightTokens,
  dark: darkTokens,
} as const
