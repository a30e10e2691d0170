import { cssValue } from '../dtcg/css-value.ts'
import { baseTokens, brandOptionTokens, darkTokens, lightTokens } from '../dtcg/documents.ts'
import { aliasPath, type Token } from '../dtcg/token-tree.ts'
import type { ResolvedBrand } from './brand.ts'
import { type BrandRamps, brandRamps } from './brand-ramps.ts'
import { type Surface, solvedColors } from './purpose-colors.ts'

/** A colour by its document path without `color.`: a hex value or an alias. */
export type ColorMap = ReadonlyMap<string, string>

const isColor = ({ path }: Token) => path[0] === 'color'

const colorName = ({ path }: Pick<Token, 'path'>) => path.slice(1).join('.')

const toMap = (tokens: readonly Token[]): ColorMap =>
  new Map(tokens.filter(isColor).map((token) => [colorName(token), cssValue(token.value)]))

const fixedColors = toMap(baseTokens)
const purposes: Readonly<Record<Surface, ColorMap>> = {
  light: toMap(lightTokens),
  dark: toMap(darkTokens),
}

/** Aliases into the brand ramp that follow the action colour to another ramp. */
const followers = ['action.subtle', 'action.fg', 'link', 'link.hover', 'focus']

function followedColors({ actionColor }: ResolvedBrand, surface: Surface): [string, string][] {
  if (actionColor === 'brand') return []
  return followers.map((name) => [
    name,
    String(purposes[surface].get(name)).replace('.brand.', `.${actionColor}.`),
  ])
}

/** The name a choice has among the tokens, where `3-2` is read as `3.2`. */
const choiceName = (choice: string | number) => String(choice).replace(':', '.')

/** The tokens a brand's choices replace, with the paths they have in the other documents. */
export function chosenTokens(brand: ResolvedBrand): Token[] {
  const choices = new Map(
    Object.entries(brand).map(([option, choice]) => [option, choiceName(choice)]),
  )
  return brandOptionTokens
    .filter(({ path: [option = '', choice] }) => choices.get(option) === choice)
    .map((token) => ({
      ...token,
      path: token.path.slice(2),
      documentPath: token.documentPath.slice(2),
    }))
}

/**
 * Purposes that a brand sets apart from the documents, for one surface. Values are hex, `rgb()` or
 * an alias such as `{color.surface.sunken}`.
 */
export function brandPurposes(brand: ResolvedBrand, ramps: BrandRamps, surface: Surface): ColorMap {
  return new Map([
    ...followedColors(brand, surface),
    ...toMap(chosenTokens(brand)),
    ...solvedColors(brand, ramps, surface),
  ])
}

/** Every colour of a brand on one surface, by name (`fg.muted`, `brand.600`), as CSS. */
export function resolveColors(
  brand: ResolvedBrand,
  surface: Surface,
  ramps: BrandRamps = brandRamps(brand),
): ColorMap {
  const rampColors = Object.entries(ramps).flatMap(([name, ramp]) =>
    Object.entries(ramp).map(([step, hex]) => [`${name}.${step}`, hex] as const),
  )
  const all = new Map([
    ...fixedColors,
    ...rampColors,
    ...purposes[surface],
    ...brandPurposes(brand, ramps, surface),
  ])
  return new Map([...all].map(([name]) => [name, follow(all, name)]))
}

function follow(colors: ColorMap, name: string): string {
  const value = colors.get(name)
  if (value === undefined) throw new TypeError(`[tokens] no colour is named ${name}`)
  const target = aliasPath(value)
  return target ? follow(colors, target.slice(1).join('.')) : value
}
