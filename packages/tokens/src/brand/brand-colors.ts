import { contrastRatio, mostReadable } from '../color/contrast.ts'
import { createRamp, type Oklch, parseColor, type Ramp, toHex } from '../color/ramp.ts'
import { cssValue } from '../dtcg/css-value.ts'
import { baseTokens, brandOptionTokens, darkTokens, lightTokens } from '../dtcg/documents.ts'
import { aliasPath, type Token } from '../dtcg/token-tree.ts'
import { actionOnDark, actionOnLight } from './action-colors.ts'
import type { ResolvedBrand } from './brand.ts'

/** The two grounds a page or a band of it can have. */
export type Surface = ResolvedBrand['surface']

/** A colour by its document path without `color.`: a hex value or an alias. */
export type ColorMap = ReadonlyMap<string, string>

const neutralHues: Readonly<Record<ResolvedBrand['neutrals'], Omit<Oklch, 'lightness'>>> = {
  cool: { chroma: 0.02, hueDegrees: 255 },
  plain: { chroma: 0, hueDegrees: 0 },
  warm: { chroma: 0.022, hueDegrees: 70 },
  brand: { chroma: 0.024, hueDegrees: 0 },
}

/** The ramps that belong to the brand. */
export type BrandRamps = Readonly<Record<'brand' | 'accent' | 'neutral', Ramp>>

/** Makes the three ramps of a brand. */
export function brandRamps({ color, accentColor, neutrals }: ResolvedBrand): BrandRamps {
  const brand = parseColor(color)
  const hue = neutralHues[neutrals]
  const hueDegrees = neutrals === 'brand' ? brand.hueDegrees : hue.hueDegrees
  return {
    brand: createRamp(brand),
    accent: createRamp(parseColor(accentColor)),
    neutral: createRamp({ lightness: 0.5, chroma: hue.chroma, hueDegrees }),
  }
}

const colorName = ({ path }: Pick<Token, 'path'>) => path.slice(1).join('.')

const toMap = (tokens: readonly Token[]): ColorMap =>
  new Map(tokens.map((token) => [colorName(token), cssValue(token.value)]))

const fixedColors = toMap(baseTokens.filter(({ path }) => path[0] === 'color'))
const purposes: Readonly<Record<Surface, ColorMap>> = {
  light: toMap(lightTokens),
  dark: toMap(darkTokens),
}

/** White or the darkest grey of the brand, or black where neither has enough contrast. */
function readableOn(background: string, ink: string): string {
  const preferred = mostReadable(background, ['#ffffff', ink])
  return contrastRatio(preferred, background) >= 4.5
    ? preferred
    : mostReadable(background, ['#ffffff', '#000000'])
}

function actionSource(brand: ResolvedBrand, ramps: BrandRamps, surface: Surface): string {
  if (brand.actionColor === 'neutral') return ramps.neutral[surface === 'light' ? 900 : 100]
  return brand.actionColor === 'accent' ? brand.accentColor : brand.color
}

/** Colours solved from the brand for one surface; they replace the aliases of the documents. */
function solvedColors(
  brand: ResolvedBrand,
  ramps: BrandRamps,
  surface: Surface,
): (readonly [name: string, value: string])[] {
  const source = actionSource(brand, ramps, surface)
  const ramp = ramps[brand.actionColor]
  const action = surface === 'light' ? actionOnLight(source) : actionOnDark(source, ramp[400])
  const tag = toHex(brand.accentColor)
  const header = toHex(brand.color)
  return [
    ['action', action.rest],
    ['action.hover', action.hover],
    ['action.active', action.active],
    ['tag.bg', tag],
    ['tag.fg', readableOn(tag, ramps.neutral[950])],
    ...(brand.header === 'brand'
      ? ([
          ['header.bg', header],
          ['header.fg', readableOn(header, ramps.neutral[950])],
          ['header.border', header],
        ] as const)
      : []),
  ]
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
    .map((token) => ({ ...token, path: token.path.slice(2) }))
}

function chosenColors(brand: ResolvedBrand): ColorMap {
  return toMap(chosenTokens(brand).filter(({ path }) => path[0] === 'color'))
}

/**
 * Purposes that a brand sets apart from the documents, for one surface. Values are hex, `rgb()` or
 * an alias such as `{color.surface.sunken}`.
 */
export function brandPurposes(brand: ResolvedBrand, ramps: BrandRamps, surface: Surface): ColorMap {
  return new Map([
    ...followedColors(brand, surface),
    ...chosenColors(brand),
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
