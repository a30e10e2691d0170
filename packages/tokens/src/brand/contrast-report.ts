import { measureContrastRatio } from '../color/contrast.ts'
import { type Brand, resolveBrand } from './brand.ts'
import { type ColorMap, resolveColors } from './brand-colors.ts'
import { brandRamps } from './brand-ramps.ts'
import type { Surface } from './purpose-colors.ts'

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
  'price.was',
  'price.saving',
  ...states.map((state) => `${state}.fg`),
]

/** Every pair the semantic colours are meant for. */
const pairs: readonly Pair[] = [
  ...onEvery('text', groundTexts, grounds),
  ...onEvery('text', ['fg', 'fg.muted', 'action.fg', 'link'], ['action.subtle']),
  ...onEvery('text', ['fg.onAction'], ['action', 'action.hover', 'action.active', ...states]),
  ...states.flatMap((state) => onEvery('text', [`${state}.fg`, 'fg'], [`${state}.subtle`])),
  ['text', 'fg.inverse', 'surface.inverse'],
  ...onEvery('text', ['fg.onTinted', 'fg.onTintedMuted'], ['surface.tinted']),
  ...onEvery('text', ['fg.onBand', 'fg.onBandMuted'], ['surface.band']),
  ...['header', 'hero', 'footer'].flatMap((part) =>
    onEvery('text', [`${part}.fg`, `${part}.muted`], [`${part}.bg`]),
  ),
  ...onEvery('text', ['fg', 'fg.subtle'], ['field.bg']),
  ['text', 'chip.fg', 'chip.bg'],
  ['text', 'chip.current.fg', 'chip.current.bg'],
  ['text', 'tab.fg', 'tab.bg'],
  ['text', 'tab.current.fg', 'tab.current.bg'],
  ['text', 'tag.fg', 'tag.bg'],
  ['text', 'tag.sale.fg', 'tag.sale.bg'],
  ['text', 'tag.sold.fg', 'tag.sold.bg'],
  ['text', 'placeholder.fg', 'placeholder.bg'],
  ...onEvery('control', ['border.control', 'field.line', 'field.hover', 'tab.marker'], grounds),
  ...onEvery('control', ['focus', 'action', 'chip.current.bg'], grounds),
  ...onEvery('control', ['field.line', 'field.hover', ...states.slice(0, 1)], ['field.bg']),
  ['control', 'tab.current.border', 'tab.bg'],
  ['control', 'header.accent', 'header.bg'],
]

const minimums = { text: 4.5, control: 3 } as const

const isOpaque = (color: string) => !color.includes('/')

/**
 * Contrast of every pair of colours a brand can show, on light and on dark ground. Where a
 * brand leaves a ground translucent (a plain row of tabs), its text is measured on the grounds of
 * the page; a translucent line or mark is left out.
 * Source: PLUS-065
 */
export function createContrastReport(brand: Brand): ContrastPair[] {
  const resolved = resolveBrand(brand)
  const ramps = brandRamps(resolved)
  return (['light', 'dark'] as const).flatMap((surface) =>
    reportColors(resolveColors(resolved, surface, ramps), surface),
  )
}

/**
 * Contrast of every pair among the colours of one surface.
 * @throws TypeError when a colour of a pair is missing
 */
export function reportColors(colors: ColorMap, surface: Surface): ContrastPair[] {
  const met = pairs.flatMap(([kind, foreground, background]) => {
    if (!isOpaque(colorOf(colors, foreground))) return []
    const behind = isOpaque(colorOf(colors, background)) ? [background] : grounds
    return onEvery(kind, [foreground], behind)
  })
  const distinct = new Map(met.map((pair) => [pair.join(' '), pair]))
  return [...distinct.values()].map((pair) => measure(pair, surface, colors))
}

function measure(
  [kind, foreground, background]: Pair,
  surface: Surface,
  colors: ColorMap,
): ContrastPair {
  const ratio = measureContrastRatio(colorOf(colors, foreground), colorOf(colors, background))
  const minimum = minimums[kind]
  return { surface, foreground, background, kind, ratio, minimum, passes: ratio >= minimum }
}

function colorOf(colors: ColorMap, name: string): string {
  const color = colors.get(name)
  if (color === undefined) throw new TypeError(`[tokens] no colour is named ${name}`)
  return color
}
