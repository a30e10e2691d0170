import { type FontId, fontIds } from './font-family.ts'

/** Every choice a brand offers, for a schema, a form or a toolbar. The default comes first. */
export const brandChoices = {
  actionColor: ['brand', 'accent', 'neutral'],
  neutrals: ['cool', 'plain', 'warm', 'brand'],
  surface: ['light', 'dark'],
  header: ['surface', 'brand', 'dark'],
  card: ['raised', 'outlined', 'filled'],
  corners: ['soft', 'square', 'round'],
  density: ['regular', 'compact', 'roomy'],
  shadows: ['soft', 'crisp', 'none'],
  photoRatio: ['3:2', '4:3'],
  priceColor: ['text', 'brand'],
  headingFont: fontIds,
  bodyFont: fontIds,
  headingWeight: [700, 500, 600, 800],
  headingCase: ['none', 'uppercase'],
} as const

type Choices = typeof brandChoices

/**
 * What a dealer decides about the look. Plain JSON; one colour is enough, the rest has defaults.
 * Every combination keeps text and controls readable, see `contrastReport`.
 */
export interface Brand {
  /** The dealer's colour, any opaque CSS colour in hex, `rgb()`, `hsl()` or `oklch()`. */
  color: string
  /** Second colour, for tags and marks. Default: `color`. */
  accentColor?: string
  /** Which colour fills main buttons and chosen controls. Default: brand. */
  actionColor?: Choices['actionColor'][number]
  /** Tint of greys and backgrounds. Default: cool. */
  neutrals?: Choices['neutrals'][number]
  /** Ground of the pages. The page's root carries it as `data-surface`. Default: light. */
  surface?: Choices['surface'][number]
  /** Ground of the site header. Default: surface. */
  header?: Choices['header'][number]
  /** How a card stands out from the page. Default: raised. */
  card?: Choices['card'][number]
  /** Corners of controls, cards and chips. Default: soft. */
  corners?: Choices['corners'][number]
  /** Space between things and height of controls; on touch a control keeps 44 px. Default: regular. */
  density?: Choices['density'][number]
  /** Depth of cards and layers. Default: soft. */
  shadows?: Choices['shadows'][number]
  /** Width to height of every vehicle picture. Default: 3:2. */
  photoRatio?: Choices['photoRatio'][number]
  /** Colour of prices. Default: text. */
  priceColor?: Choices['priceColor'][number]
  /** Family of headings and prices. Default: system. */
  headingFont?: FontId
  /** Family of everything else. Default: system. */
  bodyFont?: FontId
  /** Weight of headings and prices. Default: 700. */
  headingWeight?: Choices['headingWeight'][number]
  /** Letter case of headings. Default: none. */
  headingCase?: Choices['headingCase'][number]
}

/** A brand with every default filled in. */
export type ResolvedBrand = Required<Brand>

/**
 * Fills in the defaults of a brand.
 * @throws RangeError for a value that is not among `brandChoices`
 */
export function resolveBrand(brand: Brand): ResolvedBrand {
  return {
    color: brand.color,
    accentColor: brand.accentColor ?? brand.color,
    actionColor: choose('actionColor', brandChoices.actionColor, brand.actionColor),
    neutrals: choose('neutrals', brandChoices.neutrals, brand.neutrals),
    surface: choose('surface', brandChoices.surface, brand.surface),
    header: choose('header', brandChoices.header, brand.header),
    card: choose('card', brandChoices.card, brand.card),
    corners: choose('corners', brandChoices.corners, brand.corners),
    density: choose('density', brandChoices.density, brand.density),
    shadows: choose('shadows', brandChoices.shadows, brand.shadows),
    photoRatio: choose('photoRatio', brandChoices.photoRatio, brand.photoRatio),
    priceColor: choose('priceColor', brandChoices.priceColor, brand.priceColor),
    headingFont: choose('headingFont', brandChoices.headingFont, brand.headingFont),
    bodyFont: choose('bodyFont', brandChoices.bodyFont, brand.bodyFont),
    headingWeight: choose('headingWeight', brandChoices.headingWeight, brand.headingWeight),
    headingCase: choose('headingCase', brandChoices.headingCase, brand.headingCase),
  }
}

/** The chosen value, or the first choice when there is none. */
function choose<Choice extends string | number>(
  name: keyof Choices,
  choices: readonly [Choice, ...Choice[]],
  value: Choice | undefined,
): Choice {
  if (value === undefined) return choices[0]
  if (choices.includes(value)) return value
  throw new RangeError(
    `[tokens] expected brand.${name} to be one of ${choices.join(', ')}, got ${JSON.stringify(value)}`,
  )
}
