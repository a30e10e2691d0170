import { type Brand, brandChoices, parseColor } from '@forecourt/tokens'
import * as v from 'valibot'
import { browserField, browserSetting } from './setting.ts'

const isOpaqueColor = (value: string): boolean => {
  try {
    parseColor(value)
    return true
  } catch {
    return false
  }
}

const color = v.pipe(
  v.string(),
  v.check(isOpaqueColor, 'must be an opaque CSS colour such as #0b4f6c'),
)

const choice = <const TChoices extends readonly [string | number, ...(string | number)[]]>(
  choices: TChoices,
  what: string,
) => {
  // Named as one of the choices: as the first of them it would be any text in the published types.
  const first: TChoices[number] = choices[0]
  return browserSetting(v.picklist(choices), first, `${what}; default ${choices[0]}.`)
}

/** A colour with a default that the other settings decide. */
const ownColor = (description: string) => v.optional(browserField(color, description))

/** Look a dealer decides on, as `@forecourt/tokens` draws it. */
export const brandSchema = v.strictObject({
  color: browserField(color, "The dealer's colour, an opaque CSS colour."),
  accentColor: ownColor('Second colour, for tags and marks; default the first colour.'),
  tagColor: ownColor('Colour of tags on vehicle pictures; default the second colour.'),
  saleColor: ownColor('Colour of offers and price drops; default a red.'),
  linkColor: ownColor('Colour links are shades of; default the action colour.'),
  focusColor: ownColor('Colour the focus ring is a shade of; default the action colour.'),
  headerColor: ownColor('Ground of a header, hero or footer in brand; default the first colour.'),
  dangerColor: ownColor('Colour that says danger; default a red.'),
  successColor: ownColor('Colour that says success; default a green.'),
  warningColor: ownColor('Colour that warns; default an amber.'),
  infoColor: ownColor('Colour that informs; default a blue.'),
  actionColor: choice(brandChoices.actionColor, 'Which colour fills main buttons'),
  neutrals: choice(brandChoices.neutrals, 'Tint of greys and backgrounds'),
  surface: choice(brandChoices.surface, 'Ground of the pages'),
  surfaceTint: choice(brandChoices.surfaceTint, 'How much tint the ground of a light page has'),
  header: choice(brandChoices.header, 'Ground of the site header'),
  headerEdge: choice(brandChoices.headerEdge, 'What parts the header from the page'),
  headerHeight: choice(brandChoices.headerHeight, 'Height of the header'),
  hero: choice(brandChoices.hero, 'Ground of the first band of a home page'),
  footer: choice(brandChoices.footer, 'Ground of the site footer'),
  card: choice(brandChoices.card, 'How a card stands out from the page'),
  cardBorder: choice(brandChoices.cardBorder, "Width of a card's edge, where it has one"),
  cardCorners: choice(brandChoices.cardCorners, 'Corners of cards and dialogs'),
  corners: choice(brandChoices.corners, 'Corners of controls, cards and chips'),
  density: choice(brandChoices.density, 'Space between things and height of controls'),
  sectionSpacing: choice(brandChoices.sectionSpacing, 'Space between the sections of a page'),
  pageWidth: choice(brandChoices.pageWidth, 'Widest page content'),
  shadows: choice(brandChoices.shadows, 'Depth of cards and layers'),
  dividers: choice(brandChoices.dividers, 'Lines between rows and sections'),
  photoRatio: choice(brandChoices.photoRatio, 'Width to height of vehicle pictures'),
  photoFit: choice(brandChoices.photoFit, 'Whether a vehicle picture fills its box'),
  photoTone: choice(brandChoices.photoTone, 'Light of vehicle pictures'),
  photoCorners: choice(brandChoices.photoCorners, 'Corners of pictures that stand alone'),
  priceColor: choice(brandChoices.priceColor, 'Colour of prices'),
  priceFont: choice(brandChoices.priceFont, 'Family of prices'),
  headingFont: choice(brandChoices.headingFont, 'Family of headings'),
  bodyFont: choice(brandChoices.bodyFont, 'Family of everything else'),
  headingWeight: choice(brandChoices.headingWeight, 'Weight of headings and prices'),
  headingCase: choice(brandChoices.headingCase, 'Letter case of headings'),
  headingTracking: choice(brandChoices.headingTracking, 'Space between letters of headings'),
  headingScale: choice(brandChoices.headingScale, 'How far headings stand above text in size'),
  bodySize: choice(brandChoices.bodySize, 'Size of running text in px'),
  linkUnderline: choice(brandChoices.linkUnderline, 'Line under links in text'),
  buttonCorners: choice(brandChoices.buttonCorners, 'Corners of buttons'),
  buttonCase: choice(brandChoices.buttonCase, 'Letter case of buttons'),
  buttonWeight: choice(brandChoices.buttonWeight, 'Weight of buttons'),
  inputStyle: choice(brandChoices.inputStyle, 'Edge and ground of fields'),
  inputCorners: choice(brandChoices.inputCorners, 'Corners of fields'),
  chipStyle: choice(brandChoices.chipStyle, 'Ground or edge of chips'),
  chipCorners: choice(brandChoices.chipCorners, 'Corners of chips and tags'),
  tabStyle: choice(brandChoices.tabStyle, 'How the chosen tab is marked'),
  iconStroke: choice(brandChoices.iconStroke, 'Line width of icons'),
  motion: choice(brandChoices.motion, 'Pace of motion'),
})

/** Brand of a site that sets none. */
export const neutralBrand: Brand = { color: '#1f4e79' }
