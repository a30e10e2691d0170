import { createRamp, parseColor, type Ramp, type RampStep, solveContrast } from '../color/ramp.ts'
import { sourceColors } from '../color/source-colors.ts'
import { actionOnDark, actionOnLight } from './action-colors.ts'
import type { ResolvedBrand } from './brand.ts'
import type { BrandRamps } from './brand-ramps.ts'
import { groundColors, tagColors } from './ground-colors.ts'

/** The two grounds a page or a band of it can have. */
export type Surface = ResolvedBrand['surface']

/** A colour by its document path without `color.`: a hex value, `rgb()` or an alias. */
type ColorEntry = readonly [name: string, value: string]

/** Step of a ramp each colour of a state takes, as in the token documents. */
const stateSteps: Readonly<Record<Surface, Readonly<Record<string, RampStep>>>> = {
  light: { '': 600, '.subtle': 100, '.fg': 700 },
  dark: { '': 400, '.subtle': 900, '.fg': 300 },
}

const linkSteps: typeof stateSteps = {
  light: { '': 700, '.hover': 800 },
  dark: { '': 300, '.hover': 200 },
}

const focusSteps: typeof stateSteps = { light: { '': 600 }, dark: { '': 300 } }

function rampColors(
  name: string,
  color: string,
  steps: (typeof stateSteps)[Surface],
): ColorEntry[] {
  const ramp = createRamp(parseColor(color))
  return Object.entries(steps).map(([part, step]) => [`${name}${part}`, ramp[step]])
}

/** States whose colour the brand brings itself. */
function stateColors(brand: ResolvedBrand, surface: Surface): ColorEntry[] {
  const states = [
    ['danger', brand.dangerColor, sourceColors.red],
    ['success', brand.successColor, sourceColors.green],
    ['warning', brand.warningColor, sourceColors.amber],
    ['info', brand.infoColor, sourceColors.blue],
  ] as const
  return states
    .filter(([, color, shipped]) => color !== shipped)
    .flatMap(([name, color]) => rampColors(name, color, stateSteps[surface]))
}

function actionColors(brand: ResolvedBrand, ramps: BrandRamps, surface: Surface): ColorEntry[] {
  const ramp: Ramp = ramps[brand.actionColor]
  const source = {
    brand: brand.color,
    accent: brand.accentColor,
    neutral: ramps.neutral[surface === 'light' ? 900 : 100],
  }[brand.actionColor]
  const action = surface === 'light' ? actionOnLight(source) : actionOnDark(source, ramp[400])
  return [
    ['action', action.rest],
    ['action.hover', action.hover],
    ['action.active', action.active],
  ]
}

const well: ColorEntry = ['surface.sunken', '{color.neutral.100}']

/** Grounds of a light page with less or more tint; a dark page has its own. */
const tintedGrounds: Readonly<Record<ResolvedBrand['surfaceTint'], readonly ColorEntry[]>> = {
  soft: [well],
  none: [['canvas', '#ffffff'], well],
  strong: [
    ['canvas', '{color.brand.50}'],
    ['surface.sunken', '{color.brand.100}'],
  ],
}

/** Contrast of a well of a dark page against white: more than its canvas, the darkest step, has. */
const wellWhiteContrast = 19.3

function canvasColors(
  { surfaceTint }: ResolvedBrand,
  { neutral }: BrandRamps,
  surface: Surface,
): readonly ColorEntry[] {
  const grounds = tintedGrounds[surfaceTint]
  if (surface === 'light') return grounds
  const darkWell = solveContrast(parseColor(neutral[950]), wellWhiteContrast)
  return grounds.map(([name]) => [name, name === 'canvas' ? '{color.neutral.950}' : darkWell])
}

/** Colours solved from the brand for one surface; they replace the aliases of the documents. */
export function solvedColors(
  brand: ResolvedBrand,
  ramps: BrandRamps,
  surface: Surface,
): ColorEntry[] {
  return [
    ...canvasColors(brand, ramps, surface),
    ...actionColors(brand, ramps, surface),
    ...tagColors('tag', brand.tagColor, ramps),
    ...(brand.saleColor === sourceColors.red ? [] : tagColors('tag.sale', brand.saleColor, ramps)),
    ...stateColors(brand, surface),
    ...(brand.linkColor ? rampColors('link', brand.linkColor, linkSteps[surface]) : []),
    ...(brand.focusColor ? rampColors('focus', brand.focusColor, focusSteps[surface]) : []),
    ...groundColors(brand, ramps),
  ]
}
