import brandOptions from '../tokens/brand-options.tokens.json' with { type: 'json' }
import breakpoint from '../tokens/breakpoint.tokens.json' with { type: 'json' }
import color from '../tokens/color.tokens.json' with { type: 'json' }
import layer from '../tokens/layer.tokens.json' with { type: 'json' }
import manufacturers from '../tokens/manufacturers.tokens.json' with { type: 'json' }
import motion from '../tokens/motion.tokens.json' with { type: 'json' }
import radius from '../tokens/radius.tokens.json' with { type: 'json' }
import semantic from '../tokens/semantic.tokens.json' with { type: 'json' }
import semanticDark from '../tokens/semantic-dark.tokens.json' with { type: 'json' }
import shadow from '../tokens/shadow.tokens.json' with { type: 'json' }
import shadowDark from '../tokens/shadow-dark.tokens.json' with { type: 'json' }
import size from '../tokens/size.tokens.json' with { type: 'json' }
import spacing from '../tokens/spacing.tokens.json' with { type: 'json' }
import typography from '../tokens/typography.tokens.json' with { type: 'json' }
import { listTokens } from './token-tree.ts'

/** Every token that is the same on light and dark surfaces. */
export const baseTokens = [
  color,
  spacing,
  size,
  breakpoint,
  radius,
  motion,
  layer,
  typography,
].flatMap(listTokens)

/** Colours by purpose and depth on a light surface. */
export const lightTokens = [semantic, shadow].flatMap(listTokens)

/** The same on a dark surface. */
export const darkTokens = [semanticDark, shadowDark].flatMap(listTokens)

/** Tokens each choice of a brand replaces; a path begins with the option and the choice. */
export const brandOptionTokens = listTokens(brandOptions)

/** Colours of makes; a path begins with the make. */
export const manufacturerTokens = listTokens(manufacturers)
