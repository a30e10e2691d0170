import { contrastRatio } from '../color/contrast.ts'
import { type Brand, resolveBrand } from './brand.ts'
import { brandRamps, type ColorMap, resolveColors, type Surface } from './brand-colors.ts'

/** One pair of colours that meet on a page. */
export interface ContrastPair {
  /** Ground of the page or band. */
  surface: Surface
  /** Name of the colour in front, as in `fg.muted`. */
  foreground: string
  /** Name of the colour behind. */
  background: string
  /** `text` needs 4.5 to 1, `control` (edges, fills, focus) 3 to 1. */
  kind: 'text' | 'control'
  /** Contrast ratio, 1 to 21. */
  ratio: number
  /** Least ratio of WCAG 2.2 AA for this kind. */
  minimum: number
  passes: boolean
}

type Pair = readonly [kind: ContrastPair['kind'], foreground: string, background: string]

const grounds = ['canvas', 'surface', 'surface.raised', 'surface.sunken', 'card.bg']
const states = ['danger', 'success', 'warning', 'info']

const onEvery = (
  kind: ContrastPair['kind'],
  foregrounds: readonly string[],
  backgrounds: readonly string[],
): Pair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => [kind, foreground, background] as const),
  )

const groundTexts = [
  'fg',
  'fg.muted',
  'fg.subtle',
  'link',
  'link.hover',
  'action.fg',
  'price',
  ...states.map((state) => `${state}.fg`),
]

/** Every pair the semantic colours are meant for. */
const pairs: readonly Pair[] = [
  ...onEvery('text', groundTexts, grounds),
  ...onEvery('text', ['fg', 'fg.muted', 'action.fg', 'link'], ['action.subtle']),
  ...onEvery('text', ['fg.onAction'], ['action', 'action.hover', 'action.active', ...states]),
  ...states.flatMap((state) => onEvery('text', [`${state}.fg`, 'fg'], [`${state}.subtle`])),
  ['text', 'fg.inverse', 'surface.inverse'],
  ['text', 'header.fg', 'header.bg'],
  ['text', 'tag.fg', 'tag.bg'],
  ['text', 'tag.sold.fg', 'tag.sold.bg'],
  ['text', 'placeholder.fg', 'placeholder.bg'],
  ...onEvery('control', ['border.control', 'focus', 'action'], grounds),
]

const minimums = { text: 4.5, control: 3 } as const

/**
 * Contrast of every pair of colours a brand can show, on light and on dark ground.
 * Source: PLUS-065
 */
export function contrastReport(brand: Brand): ContrastPair[] {
  const resolved = resolveBrand(brand)
  const ramps = brandRamps(resolved)
  return (['light', 'dark'] as const).flatMap((surface) => {
    const colors = resolveColors(resolved, surface, ramps)
    return pairs.map((pair) => measure(pair, surface, colors))
  })
}

function measure(
  [kind, foreground, background]: Pair,
  surface: Surface,
  colors: ColorMap,
): ContrastPair {
  const ratio = contrastRatio(colors.get(foreground) ?? '', colors.get(background) ?? '')
  const minimum = minimums[kind]
  return { surface, foreground, background, kind, ratio, minimum, passes: ratio >= minimum }
}
