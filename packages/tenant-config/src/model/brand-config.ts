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
) => browserSetting(v.picklist(choices), choices[0], `${what}; default ${choices[0]}.`)

/** What a dealer decides about the look, as `@forecourt/tokens` draws it. */
export const brandSchema = v.strictObject({
  color: browserField(color, "The dealer's colour, an opaque CSS colour."),
  accentColor: v.optional(
    browserField(color, 'Second colour, for tags and marks; default the first colour.'),
  ),
  actionColor: choice(brandChoices.actionColor, 'Which colour fills main buttons'),
  neutrals: choice(brandChoices.neutrals, 'Tint of greys and backgrounds'),
  surface: choice(brandChoices.surface, 'Ground of the pages'),
  header: choice(brandChoices.header, 'Ground of the site header'),
  card: choice(brandChoices.card, 'How a card stands out from the page'),
  corners: choice(brandChoices.corners, 'Corners of controls, cards and chips'),
  density: choice(brandChoices.density, 'Space between things and height of controls'),
  shadows: choice(brandChoices.shadows, 'Depth of cards and layers'),
  photoRatio: choice(brandChoices.photoRatio, 'Width to height of vehicle pictures'),
  priceColor: choice(brandChoices.priceColor, 'Colour of prices'),
  headingFont: choice(brandChoices.headingFont, 'Family of headings and prices'),
  bodyFont: choice(brandChoices.bodyFont, 'Family of everything else'),
  headingWeight: choice(brandChoices.headingWeight, 'Weight of headings and prices'),
  headingCase: choice(brandChoices.headingCase, 'Letter case of headings'),
})

/** Brand of a site that sets none. */
export const neutralBrand: Brand = { color: '#1f4e79' }
