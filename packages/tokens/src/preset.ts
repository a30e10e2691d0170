import type { Preset, SemanticTokens, TextStyles, Tokens } from '@pandacss/dev'
import { conditions } from './conditions.ts'
import { baseTokens, darkTokens, lightTokens } from './dtcg/documents.ts'
import { pandaTree, pandaValue } from './dtcg/panda-tokens.ts'
import { textStyle } from './dtcg/text-styles.ts'
import type { Token } from './dtcg/token-tree.ts'
import { globalCss, globalVars } from './global-css.ts'
import { keyframes } from './keyframes.ts'
import { scopeToSurface, surfaceScope } from './surface-scope.ts'
import { utilities } from './utilities.ts'

const isIn =
  (...groups: string[]) =>
  ({ path }: Token) =>
    groups.includes(path[0] ?? '')

const tokens: Tokens = pandaTree(
  baseTokens.filter((token) => !isIn('breakpoint', 'typography')(token)),
)

const darkValues = new Map(darkTokens.map((token) => [token.path.join('.'), pandaValue(token)]))

const semanticTokens: SemanticTokens = pandaTree(lightTokens, (token) => {
  const base = pandaValue(token)
  const dark = darkValues.get(token.path.join('.'))
  return { base, _light: base, _dark: dark ?? base }
})

const breakpoints = Object.fromEntries(
  baseTokens.filter(isIn('breakpoint')).map((token) => [token.path[1], pandaValue(token)]),
)

const textStyles: TextStyles = Object.fromEntries(
  baseTokens
    .filter(isIn('typography'))
    .map(textStyle)
    .map(([name, value]) => [name, { value }]),
)

/** Lengths a token document cannot say, because they are shares of something else. */
const relativeSizes: Tokens['sizes'] = {
  full: { value: '100%' },
  screen: { value: '100vw' },
  'viewport-height': { value: '100dvh' },
}

/**
 * Everything Panda needs to know about the design system except recipes: tokens, text styles,
 * conditions, breakpoints, keyframes and base rules. Use it beside `@pandacss/preset-base`.
 */
export const preset: Preset = {
  name: '@forecourt/tokens',
  conditions: { extend: conditions },
  globalCss: { extend: globalCss },
  globalVars: { extend: globalVars },
  utilities: { extend: utilities },
  theme: {
    extend: {
      breakpoints,
      tokens: { ...tokens, sizes: { ...tokens.sizes, ...relativeSizes } },
      semanticTokens: semanticTokens,
      textStyles: textStyles,
      keyframes,
    },
  },
}

/**
 * The preset for a sheet that shares its page with others: its base rules stay inside the elements that say
 * their surface. Panda's reset does with `preflight: { scope: surfaceScope }`.
 */
export const sharedPagePreset: Preset = {
  ...preset,
  globalCss: { extend: scopeToSurface(globalCss) },
}

export { surfaceScope }
