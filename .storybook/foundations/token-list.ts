import { cssVariable } from '../../packages/tokens/src/dtcg/css-variable.ts'
import { baseTokens, lightTokens } from '../../packages/tokens/src/dtcg/documents.ts'
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
    aliasPath(token.value)?.join('.') ?? (token.type === 'typography' ? '' : pandaValue(token)),
  description: token.description ?? '',
})

/** Tokens of a top-level group, `spacing` for one. */
export const tokensOf = (group: string): ShownToken[] =>
  baseTokens.filter(({ path }) => path[0] === group).map(show)

/** Colours by purpose. */
export const purposeColors: readonly ShownToken[] = lightTokens.map(show)
