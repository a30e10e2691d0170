import { cssFontFamily, cssValue } from '../dtcg/css-value.ts'
import { cssVariable } from '../dtcg/css-variable.ts'
import { aliasPath, type Token } from '../dtcg/token-tree.ts'
import { type Brand, type ResolvedBrand, resolveBrand } from './brand.ts'
import {
  type BrandRamps,
  brandPurposes,
  brandRamps,
  type ColorMap,
  chosenTokens,
  type Surface,
} from './brand-colors.ts'
import { type FontId, fontFamilies, systemFonts } from './font-family.ts'

type Declaration = readonly [property: string, value: string]

const touchPixels = 44

/** A rule in which the last declaration of a property stands. */
function block(selector: string, declarations: readonly Declaration[]): string {
  const lines = [...new Map(declarations)].map(([property, value]) => `${property}:${value}`)
  return `${selector}{${lines.join(';')}}`
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

/** CSS list of a family: itself, its metric-matched stand-in, then the fonts of the device. */
function fontList(id: FontId): string {
  if (id === 'system') return cssFontFamily(systemFonts)
  const { family, generic } = fontFamilies[id]
  return cssFontFamily([family, `${family} Fallback`, ...generic])
}

function typeDeclarations(brand: ResolvedBrand): Declaration[] {
  const isUppercase = brand.headingCase === 'uppercase'
  return [
    [cssVariable(['font', 'heading']), fontList(brand.headingFont)],
    [cssVariable(['font', 'body']), fontList(brand.bodyFont)],
    [cssVariable(['fontWeight', 'heading']), String(brand.headingWeight)],
    [cssVariable(['letterSpacing', 'heading']), isUppercase ? '.2px' : '-.3px'],
    ['--heading-case', brand.headingCase],
  ]
}

function choiceDeclarations(tokens: readonly Token[]): Declaration[] {
  return tokens
    .filter(({ path }) => path[0] !== 'color')
    .map(({ path, value }) => [cssVariable(path), cssValue(value)])
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
export function brandStyle(brand: Brand): string {
  const resolved = resolveBrand(brand)
  const ramps = brandRamps(resolved)
  const purposesOn = (surface: Surface) =>
    purposeDeclarations(brandPurposes(resolved, ramps, surface))
  const choices = choiceDeclarations(chosenTokens(resolved))
  return [
    block(':root', [...rampDeclarations(ramps), ...typeDeclarations(resolved), ...choices]),
    block(':root,[data-surface=light]', purposesOn('light')),
    block('[data-surface=dark]', purposesOn('dark')),
    touchBlock(choices),
  ].join('')
}
