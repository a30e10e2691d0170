import { cssValue } from '../dtcg/css-value.ts'
import { cssVariable } from '../dtcg/css-variable.ts'
import { aliasPath, type Token } from '../dtcg/token-tree.ts'
import { globalVars } from '../global-css.ts'
import { type Brand, type ResolvedBrand, resolveBrand } from './brand.ts'
import { brandPurposes, type ColorMap, chosenTokens } from './brand-colors.ts'
import { type BrandRamps, brandRamps } from './brand-ramps.ts'
import { brandType } from './brand-type.ts'
import type { Surface } from './purpose-colors.ts'

type Declaration = readonly [property: string, value: string]

const touchPixels = 44

/** Writes a value in its shortest form. */
const shorten = (value: string) =>
  value
    .replaceAll(/\b0\./g, '.')
    .replaceAll(', ', ',')
    .replaceAll(' / ', '/')
    .replaceAll('rgb(0 0 0/0)', '#0000')

/** A rule in which the last declaration of a property stands; none without declarations. */
function block(selector: string, declarations: readonly Declaration[]): string {
  const lines = [...new Map(declarations)].map(
    ([property, value]) => `${property}:${shorten(value)}`,
  )
  return lines.length > 0 ? `${selector}{${lines.join(';')}}` : ''
}

const reference = (value: string) => {
  const target = aliasPath(value)
  return target ? `var(${cssVariable(target)})` : value
}

const colorDeclaration = (name: string, value: string): Declaration => [
  cssVariable(['color', ...name.split('.')]),
  reference(value),
]

const rampDeclarations = (ramps: BrandRamps): Declaration[] =>
  Object.entries(ramps).flatMap(([name, ramp]) =>
    Object.entries(ramp).map(([step, hex]) => colorDeclaration(`${name}.${step}`, hex)),
  )

const purposeDeclarations = (colors: ColorMap) =>
  [...colors].map(([name, value]) => colorDeclaration(name, value))

/** Rules of the purposes: one for what is the same on both grounds, one for each ground's own. */
function purposeBlocks(light: ColorMap, dark: ColorMap, depth: readonly Declaration[]): string {
  const isShared = ([name, value]: readonly [string, string]) => dark.get(name) === value
  const isOwn = (entry: readonly [string, string]) => !isShared(entry)
  const shared = purposeDeclarations(new Map([...light].filter(isShared)))
  const ownDark = [...dark].filter(([name, value]) => light.get(name) !== value)
  return [
    block(':root,[data-surface]', [...shared, ...depth]),
    block(':root,[data-surface=light]', purposeDeclarations(new Map([...light].filter(isOwn)))),
    // Paper is light.
    `@media not print{${block('[data-surface=dark]', purposeDeclarations(new Map(ownDark)))}}`,
  ].join('')
}

const typeDeclarations = (brand: ResolvedBrand): Declaration[] => [
  ...[...brandType(brand)].map(
    ([path, value]): Declaration => [cssVariable(path.split('.')), reference(cssValue(value))],
  ),
  ['--heading-case', brand.headingCase],
]

/** Light of vehicle pictures; none of them turns the hue of a paint. */
const photoFilters: Readonly<Record<ResolvedBrand['photoTone'], string>> = {
  plain: 'none',
  soft: 'brightness(1.04) contrast(.95)',
  vivid: 'saturate(1.15) contrast(1.04)',
  deep: 'contrast(1.1) brightness(.96)',
}

/** Choices that no token document can say, where they differ from the sheet. */
function plainDeclarations(brand: ResolvedBrand): Declaration[] {
  const all: Declaration[] = [
    ['--button-case', brand.buttonCase],
    ['--link-style', brand.linkUnderline === 'dotted' ? 'dotted' : 'solid'],
    ['--photo-fit', brand.photoFit],
    ['--photo-filter', photoFilters[brand.photoTone]],
  ]
  const shipped = new Map<string, string>(Object.entries(globalVars))
  return all.filter(([property, value]) => shipped.get(property) !== value)
}

const isShadow = ({ path }: Token) => path[0] === 'shadow'

function choiceDeclarations(tokens: readonly Token[]): Declaration[] {
  return tokens
    .filter(({ path }) => path[0] !== 'color')
    .map(({ path, value }) => [cssVariable(path), reference(cssValue(value))])
}

const isBelowTouch = (value: string) =>
  value.endsWith('px') && Number.parseFloat(value) < touchPixels

/** Controls that are too small for a finger grow on touch screens. */
function touchBlock(choices: readonly Declaration[]): string {
  const property = cssVariable(['size', 'control', 'md'])
  const size = choices.find(([name]) => name === property)?.[1]
  if (!size || !isBelowTouch(size)) return ''
  return `@media (pointer:coarse){${block(':root', [[property, `${touchPixels}px`]])}}`
}

/**
 * The style block of a brand: custom properties that replace the shipped ones. A server writes it
 * once, outside any cascade layer, so it wins over the sheet without a rebuild. The root element
 * carries `data-surface` with the brand's `surface`; a band of the page with the other one has the
 * other ground.
 *
 * The text holds nothing but numbers, colours and names from the brand's fixed choices, so it can
 * stand in a `<style>` element as it is.
 * @throws RangeError for a colour or a choice that is none
 */
export function formatBrandStyle(brand: Brand): string {
  const resolved = resolveBrand(brand)
  const ramps = brandRamps(resolved)
  const purposesOn = (surface: Surface) => brandPurposes(resolved, ramps, surface)
  const chosen = chosenTokens(resolved)
  const choices = choiceDeclarations(chosen.filter((token) => !isShadow(token)))
  const shadows = choiceDeclarations(chosen.filter(isShadow))
  return [
    block(':root', [
      ...rampDeclarations(ramps),
      ...typeDeclarations(resolved),
      ...plainDeclarations(resolved),
      ...choices,
    ]),
    purposeBlocks(purposesOn('light'), purposesOn('dark'), shadows),
    touchBlock(choices),
  ].join('')
}
