import * as patterns from '@forecourt/styled-system/patterns'
import { preset as tokensPreset } from '@forecourt/tokens/preset'
import { describe, expect, it } from 'vitest'
import { preset } from './preset.ts'

type Tree = { readonly [name: string]: unknown }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** Dotted names of all tokens below a group; `DEFAULT` is the group itself. */
function tokenNames(tree: unknown, path: readonly string[] = []): string[] {
  if (!isTree(tree)) return []
  if ('value' in tree) return [path.filter((name) => name !== 'DEFAULT').join('.')]
  return Object.entries(tree).flatMap(([name, child]) => tokenNames(child, [...path, name]))
}

const theme = tokensPreset.theme?.extend ?? {}
const tokenGroups: readonly unknown[] = [theme.tokens, theme.semanticTokens]

const namesOf = (category: string) =>
  new Set(tokenGroups.flatMap((group) => (isTree(group) ? tokenNames(group[category]) : [])))

const colour = namesOf('colors')
const spacing = namesOf('spacing')
const size = namesOf('sizes')

const vocabularies: Readonly<Record<string, ReadonlySet<string>>> = {
  bg: colour,
  color: colour,
  borderColor: colour,
  outlineColor: colour,
  padding: spacing,
  px: spacing,
  py: spacing,
  pt: spacing,
  pb: spacing,
  ps: spacing,
  pe: spacing,
  gap: spacing,
  mt: spacing,
  mb: spacing,
  mx: spacing,
  width: size,
  height: size,
  minHeight: size,
  minWidth: size,
  maxWidth: size,
  borderRadius: namesOf('radii'),
  boxShadow: namesOf('shadows'),
  fontSize: namesOf('fontSizes'),
  fontWeight: namesOf('fontWeights'),
  lineHeight: namesOf('lineHeights'),
  transitionDuration: namesOf('durations'),
  transitionTimingFunction: namesOf('easings'),
  zIndex: namesOf('zIndex'),
  textStyle: new Set(tokenNames(theme.textStyles)),
}

const breakpoints = new Set(['base', ...Object.keys(theme.breakpoints ?? {})])

/** A value CSS itself understands: a length, a keyword, a function, a system colour. */
const isPlainCss = (value: string) =>
  /^-?[\d.]+(px|rem|ch|%|dvh|s)$/.test(value) ||
  /[(){}]/.test(value) ||
  /^(-1|transparent|currentColor|inherit|auto|none|fit-content|max-content|[A-Z]\w+)$/.test(value)

/** Values that name no token and are no CSS either; such a value would go out as it stands. */
function strayValues(style: unknown, path: readonly string[] = []): string[] {
  if (isTree(style)) {
    return Object.entries(style).flatMap(([name, child]) => strayValues(child, [...path, name]))
  }
  const [parent = '', name = ''] = path.slice(-2)
  const property = breakpoints.has(name) ? parent : name
  const names = vocabularies[property]
  if (typeof style !== 'string' || !names) return []
  const isKnown = names.has(style) || names.has(style.replace(/^-/, '')) || isPlainCss(style)
  return isKnown ? [] : [`${path.join(' > ')}: ${style}`]
}

describe('preset', () => {
  const recipes = { ...preset.theme?.extend?.recipes, ...preset.theme?.extend?.slotRecipes }

  it.each(Object.entries(recipes))('uses only tokens that exist in %s', (_, recipe) => {
    const { base, variants } = recipe
    expect(strayValues({ base, variants })).toEqual([])
  })

  it('gives every recipe a class name of its own and all its variants to the sheet', () => {
    const names = Object.values(recipes).map((recipe) => recipe.className)
    expect(new Set(names).size).toBe(names.length)
    expect(Object.values(recipes).map((recipe) => recipe.staticCss)).toEqual(names.map(() => ['*']))
  })

  it('gives no recipe the name of a Panda pattern, which codegen would warn of', () => {
    expect(Object.keys(recipes).filter((name) => name in patterns)).toEqual([])
  })
})
