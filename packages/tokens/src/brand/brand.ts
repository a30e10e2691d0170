import { sourceColors } from '../color/source-colors.ts'
import { type BrandChoices, brandChoices } from './brand-choices.ts'
import type { FontId } from './font-family.ts'

/** Fields of a brand that are picked from a list. */
export type BrandChoiceName = keyof BrandChoices

type Choice<Name extends BrandChoiceName> = BrandChoices[Name][number]

/**
 * Look a dealer decides on. Plain JSON; one colour is enough, the rest has defaults.
 * Every combination keeps text and controls readable, see `createContrastReport`.
 */
export interface Brand {
  /** The dealer's colour, any opaque CSS colour in hex, `rgb()`, `hsl()` or `oklch()`. */
  color: string
  /** Second colour, for tags and marks. Default: `color`. */
  accentColor?: string
  /** Colour that fills main buttons and chosen controls. Default: brand. */
  actionColor?: Choice<'actionColor'>
  /** Colour of tags on vehicle pictures. Default: `accentColor`. */
  tagColor?: string
  /** Colour of offers and price drops. Default: a red. */
  saleColor?: string
  /** Colour links are shades of. Default: the action colour. */
  linkColor?: string
  /** Colour the focus ring is a shade of. Default: the action colour. */
  focusColor?: string
  /** Ground of what is `brand`: header, hero and footer. Default: `color`. */
  headerColor?: string
  /** Colour that says danger. Default: a red. */
  dangerColor?: string
  /** Colour that says success. Default: a green. */
  successColor?: string
  /** Colour that warns. Default: an amber. */
  warningColor?: string
  /** Colour that informs. Default: a blue. */
  infoColor?: string
  /** Tint of greys and backgrounds. Default: cool. */
  neutrals?: Choice<'neutrals'>
  /** Ground of the pages. The page's root carries it as `data-surface`. Default: light. */
  surface?: Choice<'surface'>
  /** How much tint the ground of a light page has; `strong` takes the dealer's. Default: soft. */
  surfaceTint?: Choice<'surfaceTint'>
  /** Ground of the site header. Default: surface. */
  header?: Choice<'header'>
  /** Line or shadow between header and page. Default: line. */
  headerEdge?: Choice<'headerEdge'>
  /** Height of the header. Default: regular. */
  headerHeight?: Choice<'headerHeight'>
  /** Ground of the first band of a home page. Default: dark. */
  hero?: Choice<'hero'>
  /** Ground of the site footer. Default: dark. */
  footer?: Choice<'footer'>
  /** How a card stands out from the page. Default: raised. */
  card?: Choice<'card'>
  /** Width of a card's edge, where it has one. Default: thin. */
  cardBorder?: Choice<'cardBorder'>
  /** Corners of cards and dialogs. Default: match. */
  cardCorners?: Choice<'cardCorners'>
  /** Corners of controls, cards and chips. Default: soft. */
  corners?: Choice<'corners'>
  /** Space between things and height of controls; on touch a control keeps 44 px. Default: regular. */
  density?: Choice<'density'>
  /** Space between the sections of a page; `match` goes with `density`. Default: match. */
  sectionSpacing?: Choice<'sectionSpacing'>
  /** Widest page content: 1280, 1120 or 1440 px. Default: standard. */
  pageWidth?: Choice<'pageWidth'>
  /** Depth of cards and layers. Default: soft. */
  shadows?: Choice<'shadows'>
  /** Lines between rows and sections. Default: thin. */
  dividers?: Choice<'dividers'>
  /** Width to height of every vehicle picture. Default: 3:2. */
  photoRatio?: Choice<'photoRatio'>
  /** Fit of a vehicle picture: it fills its box, or is shown whole. Default: cover. */
  photoFit?: Choice<'photoFit'>
  /** Light of every vehicle picture; paint keeps its hue. Default: plain. */
  photoTone?: Choice<'photoTone'>
  /** Corners of pictures that stand alone; `match` goes with cards. Default: match. */
  photoCorners?: Choice<'photoCorners'>
  /** Colour of prices. Default: text. */
  priceColor?: Choice<'priceColor'>
  /** Family of prices. Default: heading. */
  priceFont?: Choice<'priceFont'>
  /** Family of headings. Default: system. */
  headingFont?: FontId
  /** Family of everything else. Default: system. */
  bodyFont?: FontId
  /** Weight of headings and prices. Default: 700. */
  headingWeight?: Choice<'headingWeight'>
  /** Letter case of headings. Default: none. */
  headingCase?: Choice<'headingCase'>
  /** Space between the letters of headings. Default: normal. */
  headingTracking?: Choice<'headingTracking'>
  /** How far headings stand above text in size. Default: standard. */
  headingScale?: Choice<'headingScale'>
  /** Size of running text in px at the browser's default; fields keep 16 or more. Default: 16. */
  bodySize?: Choice<'bodySize'>
  /** Line under links in text. Default: thin. */
  linkUnderline?: Choice<'linkUnderline'>
  /** Corners of buttons. Default: match. */
  buttonCorners?: Choice<'buttonCorners'>
  /** Letter case of buttons. Default: none. */
  buttonCase?: Choice<'buttonCase'>
  /** Weight of buttons. Default: 600. */
  buttonWeight?: Choice<'buttonWeight'>
  /** Edge and ground of fields. Default: outlined. */
  inputStyle?: Choice<'inputStyle'>
  /** Corners of fields. Default: match. */
  inputCorners?: Choice<'inputCorners'>
  /** Ground or edge of chips. Default: filled. */
  chipStyle?: Choice<'chipStyle'>
  /** Corners of chips and tags. Default: match. */
  chipCorners?: Choice<'chipCorners'>
  /** How the chosen tab is marked. Default: underline. */
  tabStyle?: Choice<'tabStyle'>
  /** Line width of icons drawn on 24 units. Default: 2. */
  iconStroke?: Choice<'iconStroke'>
  /** Pace of motion; a visitor who asked for less of it gets none. Default: calm. */
  motion?: Choice<'motion'>
}

type FollowingColor = 'linkColor' | 'focusColor'

/** A brand with every default filled in; a link or focus colour that is not set follows the action. */
export type ResolvedBrand = Required<Omit<Brand, FollowingColor>> & Pick<Brand, FollowingColor>

const choiceNames = Object.keys(brandChoices) as BrandChoiceName[]

/**
 * Fills in the defaults of a brand.
 * @throws RangeError for a value that is not among `brandChoices`
 */
export function resolveBrand(brand: Brand): ResolvedBrand {
  const accentColor = brand.accentColor ?? brand.color
  const choices = Object.fromEntries(choiceNames.map((name) => [name, choose(name, brand[name])]))
  return {
    ...(choices as Pick<ResolvedBrand, BrandChoiceName>),
    color: brand.color,
    accentColor,
    tagColor: brand.tagColor ?? accentColor,
    saleColor: brand.saleColor ?? sourceColors.red,
    headerColor: brand.headerColor ?? brand.color,
    dangerColor: brand.dangerColor ?? sourceColors.red,
    successColor: brand.successColor ?? sourceColors.green,
    warningColor: brand.warningColor ?? sourceColors.amber,
    infoColor: brand.infoColor ?? sourceColors.blue,
    ...(brand.linkColor && { linkColor: brand.linkColor }),
    ...(brand.focusColor && { focusColor: brand.focusColor }),
  }
}

/** The chosen value, or the first choice when there is none. */
function choose(name: BrandChoiceName, value: string | number | undefined): string | number {
  const choices: readonly [string | number, ...(string | number)[]] = brandChoices[name]
  if (value === undefined) return choices[0]
  if (choices.includes(value)) return value
  throw new RangeError(
    `[tokens] expected brand.${name} to be one of ${choices.join(', ')}, got ${JSON.stringify(value)}`,
  )
}
